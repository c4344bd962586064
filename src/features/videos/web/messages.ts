/** The texts of Videos. */
export const videoMessages = {
  title: 'Videos',
  description: 'The recorded lessons of each course: what is typed, run and said, to watch and to try out.',
  lead: 'The recorded lessons of each course.',
  what: 'A recorded lesson here is no film of a screen. It is the code itself, as it is typed, changed and run, with a line for all that is said. So it is sharp on every screen and takes a few kilobytes; it can be slowed down and read as a transcript. Pause it, and the code is yours to change and, where this site has an engine for its language, to run in your browser; play on, and the recording’s own code is back, and what you wrote is kept. Each stands in the lesson that it belongs to.',
  films: 'What is marked as a video is one, with captions and a transcript that leads to every place in it.',
  empty: 'No lesson has been recorded yet.',
  seeCourses: 'See all courses',
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
  kinds: { cast: 'In the lesson', video: 'Video in the lesson' },
  open: 'Open to everybody',
} as const;
