/** Formats a date with its year. `momentMs` is milliseconds since 1970. */
export function dayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats a date and time. */
export function dateTimeText(momentMs: number): string {
  return new Date(momentMs).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a date and time with seconds, to distinguish events within a minute. */
export function exactDateTimeText(momentMs: number): string {
  return new Date(momentMs).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Formats a UTC day. */
export function utcDayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
