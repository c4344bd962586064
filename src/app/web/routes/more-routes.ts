import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../platform/web/chunk.ts';
import { drawnPages, dataPages, morePages } from '../page-table/more-pages.ts';
import { landingRoutes, root } from './landing-routes.ts';
import { pageRoutes } from './page-routes.ts';

/** Around the pages that read from the server: it brings TanStack Query, which no other page loads. */
const data = createRoute({
  getParentRoute: () => root,
  id: 'data',
  component: lazyPage(() => import('../data-scope.tsx')).component,
});

/** Every page. The router takes them in when this file has arrived: see `lookElsewhere` in router.ts. */
export const routeTree = root.addChildren({
  ...landingRoutes,
  ...pageRoutes(root, morePages),
  data: data.addChildren(pageRoutes(data, { ...dataPages, ...drawnPages })),
});
