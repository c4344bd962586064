/** Said where an exercise is not there yet. */
export const exercisePartMessages = {
  failed: 'The exercise could not be loaded.',
  retry: 'Try again',
} as const;
