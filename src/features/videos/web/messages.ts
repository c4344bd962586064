/** The texts of Videos. */
export const videoMessages = {
  title: 'Videos',
  description: 'The lessons of each course, and what each of them covers.',
  lead: 'The lessons of each course, and what each of them covers.',
  honest: 'This is a plan. No lesson has been recorded yet, so nothing plays on this page.',
  jump: 'Courses on this page',
  count: (lessons: number) => `${lessons} lessons`,
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
} as const;
