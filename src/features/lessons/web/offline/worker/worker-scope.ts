interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LaterEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Global scope of a service worker. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

/** Starts answering requests at once, for open pages too. */
export function serve(onFetch: (event: FetchEvent) => void): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', onFetch);
}
