/** Texts of the videos page. */
export const videoMessages = {
  title: 'Videos',
  description: 'The recorded lessons of each course: what is typed, run and said, to watch and to try out.',
  lead: 'The recorded lessons of each course.',
  what: 'Recorded lessons play real code, not video. Pause at any point, change the code and run it; press Play to continue. Your changes are kept.',
  films: 'What is marked as a video is one, with captions and a transcript that leads to every place in it.',
  empty: 'No lesson has been recorded yet.',
  seeCourses: 'See all courses',
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
  kinds: { cast: 'In the lesson', video: 'Video in the lesson' },
  play: (title: string) => `Play “${title}”`,
  close: (title: string) => `Close “${title}”`,
  player: { failed: 'The player could not be loaded.', retry: 'Try again' },
} as const;
