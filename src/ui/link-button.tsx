import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

function AnchorButton({ variant, size, className, ...rest }: ComponentProps<'a'> & Omit<ButtonLook, 'className'>) {
  return <a {...rest} className={buttonStyle({ variant, size, className })} />;
}

/** A link to a route (`to`, `params`, `search` as in Link) that looks like a button. */
export const LinkButton = createLink(AnchorButton);
