import { type ParsedLocation, createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { lazyPage } from '../../../platform/web/chunk.ts';
import { landingPages } from '../page-table/landing-pages.ts';
import { Root } from '../root.tsx';
import { pageRoutes } from './page-routes.ts';

/** Context that the routes need from the router. */
export interface RouterContext {
  /** Reader of the pages' content. */
  readonly read: AnyRead;
  /**
   * Loads the remaining routes and navigates to the address again. An address that is still unknown is requested from
   * the server, which may have a newer site; does nothing on the page that the server answered with. Throws
   * `ChunkLoadError`.
   */
  readonly lookElsewhere: (location: ParsedLocation) => Promise<void>;
}

const { component: notFound } = lazyPage(() => import('../pages/not-found.tsx'));

export const root = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: notFound });

/** Route for all addresses without another route. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: notFound,
  loader: ({ context, location }) => context.lookElsewhere(location),
});

export const landingRoutes = { ...pageRoutes(root, landingPages), elsewhere };

root.addChildren(landingRoutes);
