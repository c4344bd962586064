import { QueryClientProvider } from '@tanstack/react-query';
import {
  Outlet,
  type RouteComponent,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { keepCurrent, makeQueryClient } from '../../src/platform/web/query-client.ts';

interface SmallSite {
  readonly pages: Readonly<Record<string, RouteComponent>>;
  /** Address of the page that is opened. */
  readonly at: string;
  /** What pages that read content are given, by their paths (`usePageContent`). */
  readonly contents?: Readonly<Record<string, unknown>>;
  /** Around every page; it draws `children` in some place. */
  readonly Shell?: ComponentType<{ readonly children: ReactNode }>;
}

/** Draws a site of these pages alone, with a query client of its own that asks only once and holds nothing for fresh. */
export async function openSmallSite({ pages, at, contents = {}, Shell }: SmallSite) {
  const outlet = <Outlet />;
  const root = createRootRoute({ component: () => (Shell ? <Shell>{outlet}</Shell> : outlet) });
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component, loader: () => contents[path] }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  });
  await router.load();
  const queryClient = makeQueryClient({ retry: false, staleTime: 0 });
  onTestFinished(keepCurrent(queryClient));
  render(
    <QueryClientProvider client={queryClient}>
      {/* The provider takes the site's own route table only; this one is smaller. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}
