/** Texts for leaving a course. */
export const leaveMessages = {
  leave: 'Leave this course',
  title: 'Leave this course?',
  kept: 'We keep your progress, notes, submissions, feedback and certificate.',
  comeBack: 'You can enroll again at any time and continue where you left off.',
  gone: 'Until then, its lessons are closed to you, it is not on your dashboard, and its teachers do not see you as a learner.',
  left: 'You have left this course. Your progress is saved.',
  stay: 'Stay enrolled',
  failed: 'You could not leave the course. Please try again.',
} as const;
