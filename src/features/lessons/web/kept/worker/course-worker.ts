import { answer } from './answer.ts';
import { wayOf } from './way.ts';

// The service worker of the learner's area of a course that is kept on this device. It knows no build of the site: what it answers
// with is what the page has kept. It is registered when somebody keeps a course, for that course's lessons alone.

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LaterEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way !== null) event.respondWith(answer(way, event.request, (work) => event.waitUntil(work)));
});
