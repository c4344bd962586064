/** A day of the calendar, not a moment. Prerendered and hydrated alike, so it is written one way for everybody. */
export function DayOf({ day }: { readonly day: string }) {
  const text = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{text}</time>;
}
