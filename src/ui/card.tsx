import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A bordered surface. Padding is part of it; a picture at its edge uses negative margins of the same size. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-lg border border-line bg-surface p-6', className)} />;
}
