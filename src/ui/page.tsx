import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The measure that everything on a page shares with the header and the footer. */
export const containerStyle = 'mx-auto w-full max-w-304 px-4 sm:px-6 lg:px-8';

interface PageProps {
  /** `narrow` is for one form or one column of text. */
  readonly width?: 'wide' | 'narrow';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page, inside the shell's `main`. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return (
    <div className={cx(containerStyle, 'py-10 lg:py-16', className)}>
      {width === 'narrow' ? <div className="mx-auto max-w-md">{children}</div> : children}
    </div>
  );
}

/** The page's one h1, with an optional sentence beneath. */
export function PageTitle({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <div className="mb-8 grid gap-3">
      <h1 className="text-h1">{title}</h1>
      {lead && <p className="max-w-2xl text-lead text-muted">{lead}</p>}
    </div>
  );
}
