import type { ReactNode } from 'react';

interface FeatureListProps {
  readonly items: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** Things of equal weight, two beside each other, each under a short coloured line. */
export function FeatureList({ items }: FeatureListProps) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="group">
          <div aria-hidden="true" className="mb-4 h-1.5 w-10 rounded-full bg-marigold group-even:bg-sky" />
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
