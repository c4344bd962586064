/** Texts of the videos page. */
export const videoMessages = {
  title: 'Videos',
  description: 'Recorded lessons from every course: watch code being typed and run, then try it yourself.',
  lead: 'Recorded lessons from every course.',
  what: 'Recorded lessons play real code, not video. Pause at any point, change the code and run it; press Play to continue. Your changes are saved.',
  films: 'Items marked “Video” are real video, with captions and a transcript. Click a line to jump there.',
  empty: 'No recorded lessons yet.',
  seeCourses: 'See all courses',
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
  kinds: { cast: 'In the lesson', video: 'Video in the lesson' },
  play: (title: string) => `Play “${title}”`,
  close: (title: string) => `Close “${title}”`,
  player: { failed: 'The player could not be loaded.', retry: 'Try again' },
} as const;
