/** Texts of the review page around its sitting. */
export const pageMessages = {
  title: 'Review',
  description: 'Questions from your lessons and quizzes come back just before you would forget them.',
  failed: 'Your review could not be loaded.',
  retry: 'Try again',
} as const;
