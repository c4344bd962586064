const shownLength = 7;

/** The beginning of a version's hash, by which people tell two apart; a dash where none is known. */
export function shortVersion(version: string | null): string {
  return version?.slice(0, shownLength) || '–';
}
