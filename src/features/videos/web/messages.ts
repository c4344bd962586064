/** The texts of Videos. */
export const videoMessages = {
  title: 'Videos',
  description: 'The recorded lessons of each course: what is typed, run and said, to watch and to try out.',
  lead: 'The recorded lessons of each course.',
  what: 'A recorded lesson here is no film of a screen. It is the code itself, as it is typed, changed and run, with a line for all that is said. So it is sharp on every screen and takes a few kilobytes; it can be paused, slowed down and read as a transcript. Each stands in the lesson that it belongs to.',
  empty: 'No lesson has been recorded yet.',
  seeCourses: 'See all courses',
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
  inLesson: 'In the lesson',
  open: 'Open to everybody',
} as const;
