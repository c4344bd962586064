/** Day of a time (milliseconds since 1970) in UTC, as in the certificate itself. */
export function Day({ at }: { readonly at: number }) {
  const date = new Date(at);
  const text = date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.toISOString().slice(0, 10)}>{text}</time>;
}
