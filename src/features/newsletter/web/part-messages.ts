/** Texts for when the newsletter's script fails to load. In its own file, because every page loads it. */
export const newsletterPartMessages = {
  failed: 'The newsletter could not be loaded.',
  retry: 'Try again',
} as const;
