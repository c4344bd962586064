import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Width and padding of a bar at the top of the window. */
export const barStyle = 'mx-auto w-full max-w-304 px-4 sm:px-6 lg:px-8';

/**
 * Width and padding shared by page content and footer; the left edge aligns with the bar's. On wide windows the right
 * margin is at least 4 rem, so that floating elements cover nothing.
 */
export const containerStyle = 'w-full px-4 sm:px-6 lg:pl-[max(2rem,50%-36rem)] lg:pr-[max(4rem,50%-36rem)]';

interface WidthProps {
  /** `narrow` is for a single form or one column of text. */
  readonly width?: 'wide' | 'narrow';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Container of a page's content inside the shell's `main`, as wide as the page or one column. */
export function Width({ width = 'wide', className, children }: WidthProps) {
  return (
    <div className={cx(containerStyle, 'py-10 lg:py-16', className)}>
      {width === 'narrow' ? <div className="mx-auto max-w-md">{children}</div> : children}
    </div>
  );
}

/** The page's only h1, with an optional sentence below. */
export function PageTitle({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <div className="mb-8 grid gap-3">
      <h1 className="text-h1">{title}</h1>
      {lead && <p className="max-w-2xl text-lead text-muted">{lead}</p>}
    </div>
  );
}
