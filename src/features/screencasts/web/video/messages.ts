/** Texts of the video player. */
export const videoMessages = {
  kind: (sizeBytes: number) => `Video, ${Math.max(0.1, sizeBytes / 1_000_000).toFixed(1)} MB`,
  notLoaded: 'This video could not be loaded. Check your connection and try again.',
  notPlayed: 'This video cannot be played. The connection was lost, or this browser does not support its format.',
  retry: 'Try again',
} as const;
