/** Texts for returning to the place where a reader stopped. */
export const resumeMessages = {
  goOn: 'Continue where you left off',
  goOnAt: (section: string) => `Continue where you left off: ${section}`,
} as const;
