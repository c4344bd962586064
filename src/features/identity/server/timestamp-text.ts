/** Formats a time for mails, such as "22 November 2026 at 04:15 UTC". */
export function timestampText(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
