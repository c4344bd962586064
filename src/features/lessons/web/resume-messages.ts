/** Coming back to where one stopped. */
export const resumeMessages = {
  goOn: 'Go on where you stopped',
  goOnAt: (section: string) => `Go on where you stopped: ${section}`,
} as const;
