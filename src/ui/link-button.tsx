import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type AnchorButtonProps = ComponentProps<'a'> & Omit<ButtonLook, 'className'>;

function AnchorButton({ variant, size, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, className })}>
      {children}
    </a>
  );
}

/** A link to a route (`to`, `params`, `search` as in Link) that looks like a button. */
export const LinkButton = createLink(AnchorButton);
