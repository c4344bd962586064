import { offlinePage } from './offline-page.ts';
import { serve } from './worker-scope.ts';

// Service worker of all other pages, registered with the first offline course. A page that cannot be loaded is replaced by
// one that leads to the courses on this device; all other requests go to the network as if there were no worker.

serve((event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
});
