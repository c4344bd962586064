import type { ReactNode } from 'react';

interface FactRowsProps {
  readonly rows: readonly { readonly term: ReactNode; readonly text: ReactNode }[];
}

/** Description list as rows. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ term, text }, index) => (
        <div key={index} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
          <dt className="font-display leading-snug font-bold">{term}</dt>
          <dd className="max-w-2xl text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
