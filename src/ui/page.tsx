import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The measure of a bar at the top of the window. */
export const barStyle = 'mx-auto w-full max-w-304 px-4 sm:px-6 lg:px-8';

/**
 * The measure that everything on a page shares with the footer; it begins where the bar's does. On a wide window the
 * margin on the right is never less than 4 rem: there stands what floats, so that it lies over nothing.
 */
export const containerStyle = 'w-full px-4 sm:px-6 lg:pl-[max(2rem,50%-36rem)] lg:pr-[max(4rem,50%-36rem)]';

interface WidthProps {
  /** `narrow` is for one form or one column of text. */
  readonly width?: 'wide' | 'narrow';
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a page's content stands in, inside the shell's `main`: the measure of the page, or that of one column. */
export function Width({ width = 'wide', className, children }: WidthProps) {
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
