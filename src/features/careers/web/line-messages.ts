/** Texts of a career's courses and openings. */
export const lineMessages = {
  title: 'How to get there',
  lead: (courses: number) =>
    courses === 1
      ? 'One course and the openings it leads to.'
      : `${courses} courses, in order, and the openings they lead to.`,
  noCourses: 'No course leads to this career yet.',
  seeCourses: 'See all courses',
  failed: 'Your progress could not be loaded.',
  retry: 'Try again',
  nextTitle: 'Your next step',
  next: (lesson: string, course: string) => `${lesson}, in ${course}.`,
  goOn: 'Continue this lesson',
  enrolNext: (course: string) => `${course} comes next. Enroll to start.`,
  see: (course: string) => `See ${course}`,
  allDone: 'You have completed every course on this path.',
  course: (number: number, of: number) => `Course ${number} of ${of}`,
  done: 'Done',
  percent: (percent: number) => `${percent}% done`,
  notBegun: 'Not started',
  skills: (course: string) => `Skills taught in ${course}`,
  learntIn: 'Learned in',
  missing: 'Missing: learn it in',
  taughtIn: 'Taught in',
  openings: 'Openings',
  noOpenings: 'We have no openings for this career right now. What you learn is useful to any employer.',
  seeOpenings: 'See all openings',
  example: 'Example',
  asksFor: (opening: string) => `Skills required for ${opening}`,
  have: ', you have it',
  lack: ', missing',
} as const;
