/** Where the script of the part does not arrive. */
export const keepPartMessages = {
  failed: 'Keeping the course on this device could not be loaded.',
  retry: 'Try again',
} as const;
