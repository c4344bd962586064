import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../platform/web/chunk.ts';
import { itemPages, dataPages, morePages } from '../page-table/more-pages.ts';
import { landingRoutes, root } from './landing-routes.ts';
import { pageRoutes } from './page-routes.ts';

/** Layout of the pages that read from the server: it loads TanStack Query, which other pages do not. */
const data = createRoute({
  getParentRoute: () => root,
  id: 'data',
  component: lazyPage(() => import('../data-scope.tsx')).component,
});

/** Route tree of all pages. The router adds it when this file has loaded: see `lookElsewhere` in router.ts. */
export const routeTree = root.addChildren({
  ...landingRoutes,
  ...pageRoutes(root, morePages),
  data: data.addChildren(pageRoutes(data, { ...dataPages, ...itemPages })),
});
