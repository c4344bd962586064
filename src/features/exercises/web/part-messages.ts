/** Texts shown while an exercise is loading or if it fails to load. */
export const exercisePartMessages = {
  failed: 'The exercise could not be loaded.',
  retry: 'Try again',
} as const;
