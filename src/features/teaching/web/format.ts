/** Short day; includes the year unless it is the current one. `momentMs` is milliseconds since 1970. */
export function shortDay(momentMs: number): string {
  const date = new Date(momentMs);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString('en', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

const shownLength = 7;

/** First characters of a version's hash, enough to tell two apart; a dash if none is known. */
export function shortVersion(version: string | null): string {
  return version?.slice(0, shownLength) || '–';
}
