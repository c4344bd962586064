import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { containerStyle } from './page.tsx';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'paper' | 'sunken';
  readonly children: ReactNode;
}

/** A full-width band of a long page, named by its h2. */
export function Section({ title, lead, tone = 'paper', children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cx('py-16 lg:py-24', tone === 'sunken' && 'border-y border-line bg-sunken')}
    >
      <div className={containerStyle}>
        <h2 id={titleId} className="max-w-2xl text-h2">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
