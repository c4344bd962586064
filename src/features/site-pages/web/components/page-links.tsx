import type { ComponentProps } from 'react';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { linkTo } from '../link-to.ts';
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
