/** Texts for returning to the place where a reader stopped. */
export const resumeMessages = {
  goOn: 'Go on where you stopped',
  goOnAt: (section: string) => `Go on where you stopped: ${section}`,
} as const;
