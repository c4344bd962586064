/** The day of a moment (milliseconds since 1970) as the certificate itself says it: by universal time. */
export function Day({ at }: { readonly at: number }) {
  const date = new Date(at);
  const text = date.toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.toISOString().slice(0, 10)}>{text}</time>;
}
