import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { containerStyle } from './page.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** URL of a decorative illustration of 640 by 400. */
  readonly picture?: string;
  /** Action links. */
  readonly children?: ReactNode;
}

/** Page header: h1, subject, picture. */
export function PageHeader({ title, lead, picture, children }: PageHeaderProps) {
  return (
    <div
      className={cx(
        containerStyle,
        'grid gap-10 pt-10 pb-4 lg:items-center lg:gap-16 lg:pt-16',
        picture !== undefined && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]',
      )}
    >
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
      {picture && (
        <img
          src={picture}
          alt=""
          width="640"
          height="400"
          className="aspect-[16/10] w-full rounded-lg object-cover print:hidden"
        />
      )}
    </div>
  );
}
