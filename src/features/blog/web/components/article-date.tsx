import { useHydrated } from '@tanstack/react-router';

/** A date in the reader's locale; in English until hydration. */
export function ArticleDate({ date, className }: { readonly date: string; readonly className?: string }) {
  const locale = useHydrated() ? undefined : 'en-GB';
  // A calendar day has no time zone and is the same for every reader.
  const text = new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
