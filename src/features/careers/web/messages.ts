import { notSignedInText } from '../../../platform/contract/session-texts.ts';

/** Texts of Career Path and Career Center; those quoted in specification §2 and §4 are verbatim. */
export const careerPathMessages = {
  title: 'Career Path',
  description: 'Go straight to your next step.',
  logIn: notSignedInText,
  leaving: 'Going to your dashboard',
} as const;

export const careerCenterMessages = {
  title: 'Career Center',
  description: 'Explore careers and the daily work, and enroll in the ones you like.',
  lead: 'See the day-to-day work, the courses that lead there and what a first job requires.',
  logIn: 'Please log in to access the Career Center.',
  empty: 'No careers available for enrollment at the moment.',
  seeCourses: 'See all courses',
  enrol: 'Enroll Now',
  enrolFor: (title: string) => `in ${title}`,
  way: 'See the path',
  wayTo: (title: string) => `to ${title}`,
  enrolled: 'You are enrolled in this career',
  continue: 'Continue your career',
  enrolFailed: 'You were not enrolled. Please try again.',
  leave: 'Leave this career',
  leaveOf: (title: string) => `: ${title}`,
  left: 'You have left this career. Your courses stay.',
  leaveFailed: 'You could not leave this career. Please try again.',
  failed: 'The careers could not be loaded.',
  retry: 'Try again',
} as const;

export const redirectMessages = {
  soon: 'Taking you to the login page.',
  now: 'Go there now',
} as const;

export const continueMessages = {
  title: 'Continue your career',
  description: 'The courses you are in, and the next step of their tracks.',
  lead: 'The courses you are in, and what comes next on their tracks.',
  failed: 'Your progress could not be loaded.',
  retry: 'Try again',
  empty: 'Enroll in a course or a career to see your next step here.',
  tracksTitle: 'Your tracks',
  latest: (course: string) => `You are in ${course}.`,
  next: (course: string) => `The next step is ${course}.`,
  here: 'You are here',
  begun: (count: number, of: number) => `Enrolled in ${count} of ${of} courses`,
  toTrack: 'See the whole track',
  allJoined: 'You are enrolled in every course of this track.',
  goOn: (course: string) => `Continue with ${course}`,
  seeNext: (course: string) => `See ${course}`,
  careersTitle: 'Careers you chose',
  noCareers: 'You have not chosen a career yet.',
  careersFailed: 'Your careers could not be loaded.',
  toCareerCenter: 'Go to the Career Center',
  feedbackTitle: 'Your last feedback',
  feedbackNone: 'You have not left feedback yet. Yours helps future learners.',
  feedbackFailed: 'Your last feedback could not be loaded. Please try again.',
  feedbackOn: (course: string) => `On ${course}`,
  stars: (stars: number) => `${stars} of 5 stars`,
  seeCourses: 'See all courses',
} as const;
