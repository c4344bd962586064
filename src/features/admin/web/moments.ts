/** A day with its year. `momentMs` is milliseconds since 1970. */
export function dayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day and the time of it. */
export function momentText(momentMs: number): string {
  return new Date(momentMs).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same to the second, where several things may be of one minute. */
export function exactMomentText(momentMs: number): string {
  return new Date(momentMs).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** A day that is one by UTC. */
export function utcDayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
