import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserHistory } from '@tanstack/react-router';
import { followNavigation } from './navigation.ts';
import { makeRouter } from './router.ts';
import { shownComponents } from './shown.ts';
import '../../ui/theme.css';

void keepSession();
void start();

// A function, and no `await` at the top: the pages share this file, so their import would wait for it, and it for them.
async function start(): Promise<void> {
  const router = makeRouter(createBrowserHistory());
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  const prerendered = container.hasChildNodes();

  // The page's own part is loaded before React takes over, so that nothing flickers.
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  followNavigation(router);
  if (!prerendered) createRoot(container).render(app);
  // Without its part a prerendered page stays as it was sent: readable, its links plain links.
  else if (shownComponents(router).every(isLoaded)) hydrateRoot(container, app);
}

/** The router takes a component's `preload` away once it has arrived. */
function isLoaded(component: object): boolean {
  return !('preload' in component && component.preload);
}

/** Not among the scripts that a page waits for: who is signed in is asked while the page comes to life. */
async function keepSession(): Promise<void> {
  const { keepSession: keep } = await import('../../features/identity/web/session-keeper.ts');
  keep();
}
