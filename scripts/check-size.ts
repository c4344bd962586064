import { buildIfStale } from './support/freshness.ts';
import { endWithParent } from './support/processes.ts';
import { homeScriptMaxBytes, inKiB, pagePartMaxBytes, pageParts, scriptSizes } from './support/sent-sizes.ts';
import { startServer } from './support/server-process.ts';

endWithParent();
await buildIfStale();
const server = await startServer();
try {
  const sizes = await scriptSizes(`${server.url}/`);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (const [url, bytes] of sizes) console.log(`${inKiB(bytes).padStart(10)}  ${new URL(url).pathname}`);
  tell(total, 'gzip in all that the home page names', homeScriptMaxBytes);
  const [heaviest] = pageParts();
  tell(heaviest?.bytes ?? 0, `${heaviest?.file}, the heaviest part of a single page`, pagePartMaxBytes);
} finally {
  await server.stop();
  server.forget();
}

/** A page that names no script is not small but broken. */
function tell(bytes: number, what: string, mostBytes: number): void {
  const isMet = bytes > 0 && bytes <= mostBytes;
  console.log(`${inKiB(bytes).padStart(10)}  ${what}: ${isMet ? 'within' : 'NOT within'} ${inKiB(mostBytes)}`);
  if (!isMet) process.exitCode = 1;
}
