import { endWithParent } from './support/processes.ts';
import { inKiB, scriptSizes } from './support/sent-sizes.ts';
import { startServer } from './support/server-process.ts';

/** JavaScript that the home page names, compressed. */
const homeScriptMaxBytes = 105 * 1024;

endWithParent();
const server = await startServer();
try {
  const sizes = await scriptSizes(`${server.url}/`);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (const [url, bytes] of sizes) console.log(`${inKiB(bytes).padStart(10)}  ${new URL(url).pathname}`);
  const verdict = total <= homeScriptMaxBytes ? 'within' : 'ABOVE';
  console.log(
    `${inKiB(total).padStart(10)}  gzip in all, ${verdict} the ${inKiB(homeScriptMaxBytes)} that are allowed`,
  );
  // A page that names no script is not small but broken.
  process.exitCode = total > 0 && total <= homeScriptMaxBytes ? 0 : 1;
} finally {
  await server.stop();
  server.forget();
}
