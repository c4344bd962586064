/** Said where the player is not there yet. */
export const castPartMessages = {
  failed: 'The player could not be loaded.',
  retry: 'Try again',
} as const;
