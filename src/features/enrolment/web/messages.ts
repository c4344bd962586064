/** Texts of enrollment; 'Enroll' and 'You are enrolled in this course' are quoted from the specification (§4). */
export const enrolmentMessages = {
  accountNeeded: 'You need an account to enroll in this course.',
  signUp: 'Sign up',
  logInLead: 'Or',
  logIn: 'log in to your account',
  enrol: 'Enroll',
  enrolled: 'You are enrolled in this course',
  toDashboard: 'Open dashboard',
  failed: 'The option to leave could not be loaded.',
  enrolFailed: 'We could not enroll you. Please try again.',
  checkFailed: 'We could not check whether you are enrolled.',
  retry: 'Try again',
} as const;

/** Texts for a user who came from a course page, once they are signed in. */
export const enrolledMessages = {
  enrolling: (title: string) => `Enrolling you in ${title} …`,
  enrolled: (title: string) => `You are enrolled in ${title}`,
  failed: (title: string) => `We could not enroll you in ${title}. Please try again.`,
  unknown: (title: string) => `We could not check whether you are enrolled in ${title}.`,
  retry: 'Try again',
  toCourse: 'Go to the course',
} as const;

/** Texts where a lesson's part needs enrollment. */
export const enrolLineMessages = {
  enroll: 'Enroll in this course',
  signUp: 'Sign up to enroll',
  logIn: 'I have an account',
} as const;
