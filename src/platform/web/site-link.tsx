import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface SiteLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  /** Any path of this site, whether or not the route table has it; with a fragment (`#…`) it goes to that place of the page. */
  readonly path: string;
  /** Marks an entry of the header's bar, between which the arrow keys move. */
  readonly 'data-bar-item'?: '';
}

/**
 * For links that come out of data. A path of the route table changes the page in place; any other is loaded
 * from the server, which knows best what stands there. Where the path is written in the code, use `Link`:
 * the compiler then holds that it leads somewhere.
 */
export function SiteLink({ path, children, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const [pathname = '', hash] = path.split('#');
  const [, , known] = router.getMatchedRoutes(pathname);
  if (!known) {
    return (
      <a {...rest} href={path}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={pathname as '/'} {...(hash && { hash })} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
