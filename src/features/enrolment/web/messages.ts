/** Enrolment's texts; 'Enroll' and 'You are enrolled in this course' are the specification's (§4). */
export const enrolmentMessages = {
  logInLead: 'To enrol in this course,',
  logIn: 'log in to your account',
  enrol: 'Enroll',
  enrolled: 'You are enrolled in this course',
  toDashboard: 'It is on your dashboard',
  enrolFailed: 'Enrolling did not work. Please try again.',
  checkFailed: 'We could not find out whether you are enrolled.',
  retry: 'Try again',
} as const;
