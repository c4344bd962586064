import { type HistoryState, Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A page's path as the route table has it, with anything in the place of a parameter: `/course/course1`. */
type Filled<Path> = Path extends `${infer Before}/$${string}` ? `${Before}/${string}` : Path;

/** The path of a page of this site: the compiler holds that there is one. */
export type SitePath = Filled<Exclude<Extract<LinkProps['to'], `/${string}`>, '/$'>>;

/** With a fragment it goes to that place of the page. An address that the server gave is cast where it is read. */
export type SiteAddress = SitePath | `${SitePath}#${string}`;

interface SiteLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  readonly path: SiteAddress;
  /** Opens it in a tab of its own. */
  readonly target?: '_blank';
  readonly search?: { readonly returnTo: string } | undefined;
  readonly state?: HistoryState | undefined;
  /** Marks an entry of the header's bar, between which the arrow keys move. */
  readonly 'data-bar-item'?: '';
}

/** Link from a list or data; for a single fixed link, use `Link`. */
export function SiteLink({ path, search, state, children, ...rest }: SiteLinkProps) {
  const [pathname, hash] = path.split('#');
  return (
    <Link
      {...rest}
      to={pathname as '/'}
      {...(hash && { hash })}
      {...(search && { search })}
      {...(state && { state })}
      activeOptions={{ exact: true }}
    >
      {children}
    </Link>
  );
}
