import type { ComponentProps } from 'react';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { PageLink } from '../../site-page.ts';

interface PageLinksProps extends Pick<ComponentProps<typeof LinkButton>, 'size'> {
  readonly links: readonly PageLink[];
  /** Button variants of the links, in order; the others have the default one. */
  readonly variants?: readonly ComponentProps<typeof LinkButton>['variant'][];
}

/** Links styled as buttons; the import has checked their targets. */
export function PageLinks({ links, variants = [], size }: PageLinksProps) {
  return links.map(({ text, path }, index) => (
    <LinkButton key={path} {...linkTo(path)} variant={variants[index]} size={size}>
      {text}
    </LinkButton>
  ));
}

/** Converts an address to props of the router's link; the import has checked that the page exists. */
export function linkTo(address = '/') {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid');
  return { to: pathname as '/', search: Object.fromEntries(searchParams) as object, hash: hash.slice(1) };
}
