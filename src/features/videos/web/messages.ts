/** The texts of Videos. */
export const videoMessages = {
  title: 'Videos',
  description: 'The video lessons of the catalogue, course by course, with their length.',
  lead: 'Every lesson that is recorded in our courses: what you see in it, and how long it takes.',
  honest: 'This is the plan of the recordings. They are shown in class and do not play on this page.',
  jump: 'Courses on this page',
  count: (lessons: number, minutes: number) =>
    `${lessons} lessons, ${Math.floor(minutes / 60)} h ${minutes % 60} min in all`,
  minutes: (minutes: number) => `${minutes} min`,
  toCourse: 'About the course',
  toCourseOf: (course: string) => `: ${course}`,
} as const;
