/** Texts shown if the script of this part fails to load. */
export const offlinePartMessages = {
  failed: 'Offline access could not be loaded.',
  retry: 'Try again',
} as const;
