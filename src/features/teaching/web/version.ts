const shownLength = 7;

/** First characters of a version's hash, enough to tell two apart; a dash if none is known. */
export function shortVersion(version: string | null): string {
  return version?.slice(0, shownLength) || '–';
}
