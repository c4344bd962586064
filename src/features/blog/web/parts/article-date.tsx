import { useHydrated } from '@tanstack/react-router';

/** A day that reads as the reader's language writes it; until the page has come to life, as English does. */
export function ArticleDate({ date, className }: { readonly date: string; readonly className?: string }) {
  const locale = useHydrated() ? undefined : 'en-GB';
  // A day has no time zone: it is the same one for every reader.
  const text = new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
