import type { ComponentProps } from 'react';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { linkTo } from '../link-to.ts';
import type { PageLink } from '../../site-page.ts';

interface PageLinksProps extends Pick<ComponentProps<typeof LinkButton>, 'size'> {
  readonly links: readonly PageLink[];
  /** The looks of the first, the second …; the usual one without. */
  readonly variants?: readonly ComponentProps<typeof LinkButton>['variant'][];
}

/** Ways on that look like buttons; the import has checked that each leads somewhere. */
export function PageLinks({ links, variants = [], size }: PageLinksProps) {
  return links.map(({ text, path }, index) => (
    <LinkButton key={path} {...linkTo(path)} variant={variants[index]} size={size}>
      {text}
    </LinkButton>
  ));
}
