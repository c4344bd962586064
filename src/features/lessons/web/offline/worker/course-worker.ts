import { answer } from './answer.ts';
import { requestKindOf } from './request-kind.ts';

// Service worker of the lesson pages of an offline course. It is independent of the site's build: it answers with what the
// page has stored. It is registered when a learner stores a course, for that course's lessons only.

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
  const kind = requestKindOf(event.request, scope.location.origin);
  if (kind !== null) event.respondWith(answer(kind, event.request, (work) => event.waitUntil(work)));
});
