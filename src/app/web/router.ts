import { type RouterHistory, createRouter, redirect } from '@tanstack/react-router';
import type { AnyRead } from '../../platform/contract/reading.ts';
import { chunk } from '../../platform/web/chunk.ts';
import { LoadFailed } from './load-failed.tsx';
import { root } from './routes/landing-routes.ts';
import type { routeTree } from './routes/more-routes.ts';

const moreRoutes = chunk(() => import('./routes/more-routes.ts'));

/** Creates the router for the browser and for prerendering; `read` provides the content of its pages. */
export function makeRouter(history: RouterHistory, read: AnyRead) {
  const router = createRouter({
    // At run time only the landing pages at first; typed as all pages, so that every link is checked.
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
    // navigation.ts scrolls, by the site's own rules.
    scrollRestoration: () => false,
    defaultErrorComponent: LoadFailed,
    // It would wrap the root, whose own boundary shows the same screen.
    disableGlobalCatchBoundary: true,
    // Query values are text; the router's default would parse a token of digits as a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });
  // Marks the first page as prerendered: the router then renders no boundary that the HTML lacks.
  router.ssr = { manifest: undefined };
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
