import { type ParsedLocation, createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { lazyPage } from '../../../platform/web/chunk.ts';
import { landingPages } from '../page-table/landing-pages.ts';
import { Root } from '../root.tsx';
import { pageRoutes } from './page-routes.ts';

/** What the routes ask of the router that they are in. */
export interface RouterContext {
  /** How pages come by their content. */
  readonly read: AnyRead;
  /**
   * Loads the rest of the routes and goes to the address again. One that is still unknown then is asked of the server, which
   * may have a newer site; only on the page that the server answered with, it does nothing. Throws `ChunkLoadError`.
   */
  readonly lookElsewhere: (location: ParsedLocation) => Promise<void>;
}

const { component: notFound } = lazyPage(() => import('../pages/not-found.tsx'));

export const root = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: notFound });

/** Stands at every address that no other route has. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: notFound,
  loader: ({ context, location }) => context.lookElsewhere(location),
});

export const landingRoutes = { ...pageRoutes(root, landingPages), elsewhere };

root.addChildren(landingRoutes);
