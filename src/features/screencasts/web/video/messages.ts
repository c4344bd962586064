/** Texts of the video player. */
export const videoMessages = {
  kind: (sizeBytes: number) => `Video, ${Math.max(0.1, sizeBytes / 1_000_000).toFixed(1)} MB`,
  notLoaded: 'This video could not be loaded. Check the connection and try again.',
  notPlayed: 'This video cannot be played: the connection is gone, or this browser does not know its format.',
  retry: 'Try again',
} as const;
