/** Texts of the screencast player. */
export const screencastMessages = {
  kind: 'Recorded lesson',
  notLoaded: 'This recording could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  back: 'Previous step',
  forward: 'Next step',
  position: 'Position in the recording',
  positionText: (now: string, all: string) => `${now} of ${all}`,
  speed: 'Speed',
  speedOption: (speed: number) => `${speed} ×`,
  captions: 'Captions',
  aloud: 'Read aloud',
  code: 'The code',
  output: 'Output',
  running: 'Running …',
  noOutput: 'Nothing was printed.',
  nothingYet: 'Not run yet.',
  transcript: 'Transcript',
  acts: {
    write: 'Code added',
    change: 'Code changed',
    select: 'Code highlighted',
    run: 'Code run',
  },
  wait: (seconds: number) => `${seconds}-second pause`,
} as const;

/** Texts of the video player. */
export const videoMessages = {
  kind: (sizeBytes: number) => `Video, ${Math.max(0.1, sizeBytes / 1_000_000).toFixed(1)} MB`,
  notLoaded: 'This video could not be loaded. Check your connection and try again.',
  notPlayed: 'This video cannot be played. The connection was lost, or this browser does not support its format.',
  retry: 'Try again',
} as const;

const msPerMinute = 60_000;

/** Formats milliseconds as minutes and seconds: `4:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor((ms % msPerMinute) / 1000);
  return `${Math.floor(ms / msPerMinute)}:${String(seconds).padStart(2, '0')}`;
}
