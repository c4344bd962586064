import { parentPort, workerData } from 'node:worker_threads';

// Runs in a thread before the script of a web worker: adds the globals that a thread lacks. See browser-worker.ts.

const { script, origin } = workerData as { script: string; origin: string };
const fetchOf = globalThis.fetch;
const scope = globalThis as unknown as { onmessage?: (event: { data: unknown }) => void };

Object.assign(globalThis, {
  postMessage: (word: unknown) => parentPort?.postMessage(word),
  fetch: async (path: string) => fetchOf(new URL(path, origin)),
});
await import(script);
parentPort?.on('message', (data: unknown) => scope.onmessage?.({ data }));
