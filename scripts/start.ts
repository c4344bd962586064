import { pathToFileURL } from 'node:url';
import { buildIfStale } from './support/freshness.ts';
import { serverFile } from './support/processes.ts';

await buildIfStale();
// In this process, so that a signal reaches the server itself.
await import(pathToFileURL(serverFile()).href);
