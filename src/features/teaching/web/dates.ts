/** Short day; includes the year unless it is the current one. `momentMs` is milliseconds since 1970. */
export function shortDay(momentMs: number): string {
  const date = new Date(momentMs);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
