/** Said where a quiz is not there yet. */
export const quizPartMessages = {
  failed: 'The quiz could not be loaded.',
  retry: 'Try again',
} as const;
