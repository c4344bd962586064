import { endWithParent } from './support/processes.ts';
import { buildIfStale } from './support/freshness.ts';

endWithParent();
await buildIfStale();
// In this process, so that a signal reaches the server itself.
await import('../src/app/server/main.ts');
