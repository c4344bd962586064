import { Worker as Thread } from 'node:worker_threads';

/** Creates a `Worker` class like the browser's, on Node threads; scripts fetch from the site at `origin`. */
export function workerOf(origin: string) {
  return class BrowserWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    readonly #thread: Thread;

    constructor(script: URL) {
      const scope = new URL('browser-worker-scope.ts', import.meta.url);
      this.#thread = new Thread(scope, { workerData: { script: script.href, origin } });
      this.#thread.on('message', (data: unknown) => this.onmessage?.({ data }));
      this.#thread.on('error', ({ message }: Error) => this.onerror?.({ message }));
    }

    postMessage(order: unknown): void {
      this.#thread.postMessage(order);
    }

    terminate(): void {
      void this.#thread.terminate();
    }
  };
}
