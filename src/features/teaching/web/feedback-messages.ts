/** Texts of the feedback on a teacher's page. */
export const taughtFeedbackMessages = {
  title: 'Feedback',
  lead: 'What learners say about this course. Everyone can read it on the course page.',
  failed: 'The feedback could not be loaded.',
  retry: 'Try again',
  more: 'Show more feedback',
  empty: 'No feedback yet.',
  someone: 'A learner',
  stars: (count: number) => `${count} of 5 stars`,
  open: 'Answer',
  openAnswered: 'View or edit answer',
  of: (author: string, day: string) => `feedback by ${author}, ${day}`,
} as const;
