/** What the page of a course says before and where its parts are missing. */
export const coursePageMessages = {
  notFound: 'Course not found',
  enrolmentPart: { failed: 'Enrolling could not be loaded.', retry: 'Try again' },
  outlinePart: { failed: 'The lessons could not be loaded.', retry: 'Try again' },
  feedbackPart: { failed: 'The feedback could not be loaded.', retry: 'Try again' },
} as const;
