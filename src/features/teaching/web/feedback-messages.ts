/** Texts of the feedback on a teacher's page. */
export const taughtFeedbackMessages = {
  title: 'Feedback',
  lead: 'What learners say of this course, as everybody reads it on its page.',
  failed: 'The feedback could not be loaded.',
  retry: 'Try again',
  more: 'Show more feedback',
  empty: 'No feedback yet.',
  someone: 'A learner',
  stars: (count: number) => `${count} of 5 stars`,
  open: 'Answer it',
  openAnswered: 'See or change the answer',
  of: (author: string, day: string) => `feedback of ${author}, ${day}`,
} as const;
