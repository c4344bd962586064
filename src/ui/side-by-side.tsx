import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { containerStyle } from './page.tsx';

interface SideBySideProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: 'paper' | 'sunken';
  readonly children: ReactNode;
}

/** A band of a long page with its h2 on the left and its content on the right. */
export function SideBySide({ title, lead, tone = 'paper', children }: SideBySideProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(tone === 'sunken' && 'border-y border-line bg-sunken')}>
      <div
        className={cx(containerStyle, 'grid gap-8 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20 lg:py-20')}
      >
        <div>
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          {lead && <p className="mt-3 text-lead text-muted">{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
