/** Texts of a career's courses and openings. */
export const lineMessages = {
  title: 'The way there',
  lead: (courses: number) =>
    courses === 1
      ? 'One course, and the openings that it leads to.'
      : `${courses} courses, one after the other, and the openings that they lead to.`,
  noCourses: 'No course of this site leads to this career yet.',
  seeCourses: 'See all courses',
  failed: 'How far you are could not be loaded.',
  retry: 'Try again',
  nextTitle: 'Your next step',
  next: (lesson: string, course: string) => `${lesson}, in ${course}.`,
  goOn: 'Go on with this lesson',
  enrolNext: (course: string) => `${course} comes next. Enroll in it to begin.`,
  see: (course: string) => `See ${course}`,
  allDone: 'You have completed every course of this way.',
  course: (number: number, of: number) => `Course ${number} of ${of}`,
  done: 'Done',
  percent: (percent: number) => `${percent}% done`,
  notBegun: 'Not begun',
  skills: (course: string) => `What ${course} teaches for this work`,
  learntIn: 'Learnt in',
  missing: 'Missing: learn it in',
  taughtIn: 'Taught in',
  openings: 'Openings',
  noOpenings: 'We have no opening for this career at the moment. What you learn is meant for any employer.',
  seeOpenings: 'See all openings',
  example: 'Example',
  asksFor: (opening: string) => `What ${opening} asks for`,
  have: ', you have it',
  lack: ', missing',
} as const;
