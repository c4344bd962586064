import { buildIfStale } from './support/freshness.ts';

await buildIfStale();
// In this process, so that a signal reaches the server itself.
await import('../src/app/server/main.ts');
