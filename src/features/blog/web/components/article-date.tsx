/** Day of an article. */
export function ArticleDate({ date, className }: { readonly date: string; readonly className?: string }) {
  // A calendar day has no time zone and is the same for every reader.
  const text = new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
