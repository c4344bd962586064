import { type RouterHistory, createRouter } from '@tanstack/react-router';
import { LoadFailed } from './load-failed.tsx';
import { routeTree } from './routes.tsx';

/** The router, the same for the browser and for prerendering. */
export function makeRouter(history: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    defaultErrorComponent: LoadFailed,
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
