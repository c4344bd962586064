import { notSignedInText } from '../../../platform/contract/session-texts.ts';

/** Texts of Career Path and Career Center; those quoted in specification §2 and §4 are verbatim. */
export const careerPathMessages = {
  title: 'Career Path',
  description: 'Straight to your own next step.',
  logIn: notSignedInText,
  leaving: 'Going to your dashboard',
} as const;

export const careerCenterMessages = {
  title: 'Career Center',
  description: 'Careers to choose from and to enrol in, with the daily work described.',
  lead: 'What the work is like from day to day, which courses lead there, and what a first position asks for.',
  logIn: 'Please log in to access the Career Center.',
  empty: 'No careers available for enrollment at the moment.',
  seeCourses: 'See all courses',
  enrol: 'Enroll Now',
  enrolFor: (title: string) => `in ${title}`,
  way: 'See the way there',
  wayTo: (title: string) => `to ${title}`,
  enrolled: 'You are enrolled in this career',
  continue: 'Continue your career',
  enrolFailed: 'Enrolling did not work. Please try again.',
  leave: 'Leave this career',
  leaveOf: (title: string) => `: ${title}`,
  left: 'You have left this career. Your courses stay.',
  leaveFailed: 'Leaving did not work. Please try again.',
  failed: 'The careers could not be loaded.',
  retry: 'Try again',
} as const;

export const redirectMessages = {
  soon: 'You are taken to the login page.',
  now: 'Go there now',
} as const;

export const continueMessages = {
  title: 'Continue your career',
  description: 'The courses you are in, and the next step of their tracks.',
  lead: 'The courses you are in, and what comes next on their tracks.',
  failed: 'Your progress could not be loaded.',
  retry: 'Try again',
  empty: 'As soon as you are enrolled in a course or a career, this page shows the next step.',
  tracksTitle: 'Your tracks',
  latest: (course: string) => `You are in ${course}.`,
  next: (course: string) => `The next step is ${course}.`,
  here: 'You are here',
  begun: (count: number, of: number) => `Enrolled in ${count} of ${of} courses`,
  toTrack: 'Your whole track',
  allJoined: 'You are enrolled in every course of this track.',
  goOn: (course: string) => `Go on with ${course}`,
  seeNext: (course: string) => `See ${course}`,
  careersTitle: 'Careers you chose',
  noCareers: 'You have not chosen a career yet.',
  careersFailed: 'Your careers could not be loaded.',
  toCareerCenter: 'Go to the Career Center',
  feedbackTitle: 'Your last feedback',
  feedbackNone: 'You have not left feedback yet. What you say helps whoever comes next.',
  feedbackFailed: 'Your last feedback could not be loaded. Please try again.',
  feedbackOn: (course: string) => `On ${course}`,
  stars: (stars: number) => `${stars} of 5 stars`,
  seeCourses: 'See all courses',
} as const;
