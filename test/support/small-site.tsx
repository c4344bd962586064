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
import { refreshStaleQueries, makeQueryClient } from '../../src/platform/web/query-client.ts';

interface SmallSite {
  readonly pages: Readonly<Record<string, RouteComponent>>;
  /** Address of the page that is opened. */
  readonly at: string;
  /** Content of pages that read it, by path (`usePageContent`). */
  readonly contents?: Readonly<Record<string, unknown>>;
  /** Layout of every page; it renders `children`. */
  readonly Shell?: ComponentType<{ readonly children: ReactNode }>;
}

/** Renders a site of these pages alone, with its own query client that does not retry and treats nothing as fresh. */
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
  onTestFinished(refreshStaleQueries(queryClient));
  render(
    <QueryClientProvider client={queryClient}>
      {/* The provider accepts only the site's own route table; this one is smaller. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}
