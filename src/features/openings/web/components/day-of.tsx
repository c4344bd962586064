/** A calendar date. Formatted in one fixed locale, because prerendered and hydrated text must match. */
export function DayOf({ day }: { readonly day: string }) {
  const text = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{text}</time>;
}
