/** When something was done, for people: the time of day, with its date where that is not today's. */
export function timeText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString('en-GB', { timeStyle: 'medium', ...(!isToday && { dateStyle: 'medium' }) });
}
