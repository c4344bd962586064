/** Texts shown while a quiz is loading or if it fails to load. */
export const quizPartMessages = {
  failed: 'The quiz could not be loaded.',
  retry: 'Try again',
} as const;
