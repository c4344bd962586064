/** Texts for leaving a course. */
export const leaveMessages = {
  leave: 'Leave this course',
  title: 'Leave this course?',
  kept: 'What you have learnt here is kept for you: your record, your notes, what you handed in, your feedback and your certificate.',
  comeBack: 'You can enrol again whenever you like, and go on where you stopped.',
  gone: 'Until then its lessons are closed, it is not on your dashboard, and its teachers do not see you among their learners.',
  left: 'You have left this course. What you learnt is kept.',
  stay: 'Stay enrolled',
  failed: 'You are still enrolled: leaving did not work. Please try again.',
} as const;
