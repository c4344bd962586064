import { createRootRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/web/chunk.ts';
import { NotFound } from './pages/not-found.tsx';
import { Root } from './root.tsx';

// The whole route table. Each route is a `const` of its own: written inside `addChildren([...])`, a route
// silently loses its type, and with it goes the check that every link leads somewhere.

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  staticData: { page: { title: 'Page not found', description: 'There is no page at this address.' } },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyPage(() => import('./pages/home.tsx')),
  staticData: { page: { title: null, description: 'Delivering high-quality education anytime, anywhere.' } },
});

export const routeTree = root.addChildren([home]);
