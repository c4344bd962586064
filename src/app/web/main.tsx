import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserHistory } from '@tanstack/react-router';
import { App, makeQueryClient } from './app.tsx';
import { followNavigation } from './navigation.ts';
import { makeRouter } from './router.ts';
import '../../ui/theme.css';

const router = makeRouter(createBrowserHistory());
const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
const prerendered = container.hasChildNodes();

// The page's own part is loaded before React takes over, so that nothing flickers.
await router.load();
const app = (
  <StrictMode>
    <App router={router} queryClient={makeQueryClient()} />
  </StrictMode>
);
if (!prerendered) createRoot(container).render(app);
// Without its part a prerendered page stays as it was sent: readable, its links plain links.
else if (router.state.matches.every(isLoaded)) hydrateRoot(container, app);
followNavigation(router);

/** The router takes a component's `preload` away once it has arrived. */
function isLoaded({ routeId }: { routeId: keyof typeof router.routesById }): boolean {
  const component = router.routesById[routeId].options.component as { preload?: unknown } | undefined;
  return component?.preload === undefined;
}
