import { loadJavascript } from '../javascript/load-javascript.ts';
import { serveWorker } from './serve-worker.ts';

// Worker for JavaScript or React; see browser-engine.ts.

serveWorker(async (kind, parts) => {
  if (kind === 'python') throw new Error('this worker has no Python');
  return loadJavascript(kind, parts);
});
