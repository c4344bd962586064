/** Said when the newsletter's script does not arrive; apart, because every page carries it. */
export const newsletterPartMessages = {
  failed: 'The newsletter could not be loaded.',
  retry: 'Try again',
} as const;
