/** Formats a number of things: `1 message`, `1,200 messages`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
}

/** Formats a date with its year. `momentMs` is milliseconds since 1970. */
export function dayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats a date and time. */
export function dateTimeText(momentMs: number): string {
  return new Date(momentMs).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a date and time with seconds, to distinguish events within a minute. */
export function exactDateTimeText(momentMs: number): string {
  return new Date(momentMs).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Formats a UTC day. */
export function utcDayText(momentMs: number): string {
  return new Date(momentMs).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

const shownLength = 100;

/** Shortens a text to one line that is enough to recognize it. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength)} …` : line;
}
