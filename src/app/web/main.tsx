import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserHistory } from '@tanstack/react-router';
import { makeContentReader } from './content-reader.ts';
import { askForRetry } from './first-load.ts';
import { followNavigation } from './navigation.ts';
import { makeRouter } from './router.ts';
import { shownComponents } from './shown.ts';
import '../../ui/theme.css';

/** Without its keeper a page would never know who is signed in. */
const keeperRetryMs = 5000;

keepSession();
void start();

// A function, and no `await` at the top: the pages share this file, so their import would wait for it, and it for them.
async function start(): Promise<void> {
  // Evaluating the files was long enough for one go on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  const router = makeRouter(createBrowserHistory(), makeContentReader());
  const container = document.getElementById('root')!;
  const prerendered = container.hasChildNodes();

  // The page's own part is loaded before React takes over, so that nothing flickers.
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  followNavigation(router);
  if (prerendered) {
    // Without its part a prerendered page stays as it was sent: readable, its links plain links.
    while (!isComplete(router)) {
      await askForRetry();
      // The router asks for a loader's part again, not for a component's.
      await router.invalidate();
      for (const load of missingParts(router)) await load();
    }
    // As a transition, so that React lets go of the page between its parts and a tap is answered meanwhile.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
}

function isComplete(router: ReturnType<typeof makeRouter>): boolean {
  return missingParts(router).length === 0 && router.state.matches.every(({ status }) => status !== 'error');
}

/** What loads the components that are not here: `lazyPage` takes it away from each that has arrived. */
function missingParts(router: ReturnType<typeof makeRouter>): (() => Promise<void>)[] {
  return shownComponents(router).flatMap((component) =>
    'preload' in component && component.preload ? [component.preload as () => Promise<void>] : [],
  );
}

/** Not among the scripts that a page waits for: who is signed in is asked while the page comes to life. */
function keepSession(): void {
  import('./session-keeper.ts').then(
    // Taken apart here: the build would take a reading of one name for a part of the import, and the retry along.
    ({ keepSession: keep }) => keep(),
    () => setTimeout(keepSession, keeperRetryMs),
  );
}
