/** Texts shown if the script of this part fails to load. */
export const offlinePartMessages = {
  failed: 'Keeping the course on this device could not be loaded.',
  retry: 'Try again',
} as const;
