/** Texts for a course or a lesson that does not exist. */
export const missingMessages = {
  courseLead: 'There is no course at this address.',
  courses: 'See all courses',
  lessonLead: (course: string) =>
    `${course} has no such lesson. It may have been renamed. Find all lessons on the course page.`,
  toCourse: (course: string) => `Go to ${course}`,
} as const;
