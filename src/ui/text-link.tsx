import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

function AnchorText({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx('text-link', className)}>
      {children}
    </a>
  );
}

/** A link to a route (`to`, `params`, `search` as in Link) inside running text. */
export const TextLink = createLink(AnchorText);
