/** Texts of the course page while its parts load or if they fail to. */
export const coursePageMessages = {
  notFound: 'Course not found',
  enrolmentPart: { failed: 'Enrollment could not be loaded.', retry: 'Try again' },
  outlinePart: { failed: 'The lessons could not be loaded.', retry: 'Try again' },
  feedbackPart: { failed: 'The feedback could not be loaded.', retry: 'Try again' },
} as const;
