import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserHistory } from '@tanstack/react-router';
import { makeContentReader } from './content-reader.ts';
import { askForRetry } from './first-load.ts';
import { followNavigation } from './navigation.ts';
import { makeRouter } from './router.ts';
import { shownComponents } from './shown.ts';
import '../../ui/theme.css';

/** Delay between attempts to load the session keeper. Without it a page would never know who is signed in. */
const sessionRetryMs = 5000;

startSessionWork();
void start();

// A function instead of a top-level `await`: the pages import this file, so each would wait for the other.
async function start(): Promise<void> {
  // Yields first, because evaluating the files already takes one long task on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  const router = makeRouter(createBrowserHistory(), makeContentReader());
  const container = document.getElementById('root')!;
  const prerendered = container.hasChildNodes();

  // The page's own part loads before React takes over, so that nothing flickers.
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  followNavigation(router);
  if (prerendered) {
    // Without its part a prerendered page stays as it was sent: readable, with plain links.
    while (!isComplete(router)) {
      await askForRetry();
      // The router loads a loader's part again, but not a component's.
      await router.invalidate();
      for (const load of missingParts(router)) await load();
    }
    // Runs as a transition, so that React can yield and handle a tap during hydration.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
}

function isComplete(router: ReturnType<typeof makeRouter>): boolean {
  return missingParts(router).length === 0 && router.state.matches.every(({ status }) => status !== 'error');
}

/** Loaders of the components that have not arrived; `lazyPage` removes the loader of each that has. */
function missingParts(router: ReturnType<typeof makeRouter>): (() => Promise<void>)[] {
  return shownComponents(router).flatMap((component) =>
    'preload' in component && component.preload ? [component.preload as () => Promise<void>] : [],
  );
}

/** Loads the code that keeps the session current as a chunk of its own, so that no page waits for it. */
function startSessionWork(): void {
  import('./session-watcher.ts').then(
    // Destructured here, because the bundler would merge a single property access into the import and drop the retry.
    ({ startSessionWork: start }) => start(),
    () => setTimeout(startSessionWork, sessionRetryMs),
  );
}
