/** Texts of enrollment; 'Enroll' and 'You are enrolled in this course' are quoted from the specification (§4). */
export const enrolmentMessages = {
  accountNeeded: 'To enrol in this course you need an account.',
  signUp: 'Sign up',
  logInLead: 'Or',
  logIn: 'log in to your account',
  enrol: 'Enroll',
  enrolled: 'You are enrolled in this course',
  toDashboard: 'It is on your dashboard',
  failed: 'Leaving it could not be loaded.',
  enrolFailed: 'Enrolling did not work. Please try again.',
  checkFailed: 'We could not find out whether you are enrolled.',
  retry: 'Try again',
} as const;

/** Texts for a user who came from a course page, once they are signed in. */
export const enrolledMessages = {
  enrolling: (title: string) => `Enrolling you in ${title} …`,
  enrolled: (title: string) => `You are enrolled in ${title}`,
  failed: (title: string) => `You are not enrolled in ${title} yet: that did not work. Please try again.`,
  unknown: (title: string) => `We could not find out whether you are enrolled in ${title}.`,
  retry: 'Try again',
  toCourse: 'Go to the course',
} as const;
