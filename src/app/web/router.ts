import { type RouterHistory, createRouter, redirect } from '@tanstack/react-router';
import type { AnyRead } from '../../platform/contract/reading.ts';
import { chunk } from '../../platform/web/chunk.ts';
import { LoadFailed } from './load-failed.tsx';
import { root } from './routes/landing-routes.ts';
import type { routeTree } from './routes/more-routes.ts';

const moreRoutes = chunk(() => import('./routes/more-routes.ts'));

/** The router, the same for the browser and for prerendering; `read` is how its pages come by their content. */
export function makeRouter(history: RouterHistory, read: AnyRead) {
  const router = createRouter({
    // At first the tree of the landing pages alone, by its type that of all pages: so every link is checked.
    routeTree: root as unknown as typeof routeTree,
    context: {
      read,
      lookElsewhere: async ({ href, pathname }): Promise<void> => {
        await moreRoutes();
        router.setRoutes(router.buildRouteTree());
        const isKnown = router.getMatchedRoutes(pathname)[2]?.id !== '/$';
        if (isKnown || router.state.resolvedLocation)
          redirect({ href, state: true, reloadDocument: !isKnown, throw: true });
      },
    },
    history,
    defaultPreload: 'intent',
    defaultErrorComponent: LoadFailed,
    // It stands around the root, whose own is the same screen.
    disableGlobalCatchBoundary: true,
    // What stands in the address is text; the router's own way would read a token of digits as a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });
  // Says that the first page is prerendered: the router then draws no boundary that the HTML does not have.
  router.ssr = { manifest: undefined };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
