/** Formats a time, with the date unless it is today. */
export function timeText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString('en-GB', { timeStyle: 'medium', ...(!isToday && { dateStyle: 'medium' }) });
}
