/** Texts shown while the player is loading or if it fails to load. */
export const screencastPartMessages = {
  failed: 'The player could not be loaded.',
  retry: 'Try again',
} as const;
