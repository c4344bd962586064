import { loadPython } from '../python/load-python.ts';
import { serveWorker } from './serve-worker.ts';

// Worker for Python; see browser-engine.ts.

serveWorker(async (_, parts) => loadPython(parts));
