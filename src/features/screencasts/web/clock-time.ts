const msPerMinute = 60_000;

/** Formats milliseconds as minutes and seconds: `4:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor((ms % msPerMinute) / 1000);
  return `${Math.floor(ms / msPerMinute)}:${String(seconds).padStart(2, '0')}`;
}
