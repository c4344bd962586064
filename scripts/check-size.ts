import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { endWithParent } from './support/processes.ts';
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

/** Every script that the served page names, and what those import statically in turn, with its size in gzip. */
async function scriptSizes(pageUrl: string): Promise<Map<string, number>> {
  const { text: html } = await load(pageUrl);
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => {
    const isPreload = /^<link\b/.test(tag) && /\brel="?modulepreload\b/.test(tag);
    const address = tag.startsWith('<script') || isPreload ? /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] : undefined;
    return address === undefined ? [] : [new URL(address, pageUrl).href];
  });
  const sizes = new Map<string, number>();
  for (const waiting = [...new Set(named)]; waiting.length > 0;) {
    const url = waiting.pop() ?? '';
    if (sizes.has(url)) continue;
    const { text: code, sentBytes } = await load(url);
    sizes.set(url, sentBytes);
    for (const [, path] of code.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      waiting.push(new URL(path ?? '', url).href);
    }
  }
  return sizes;
}

/** Asks as a browser that takes gzip; gives the text, and the bytes that travelled. */
async function load(url: string): Promise<{ text: string; sentBytes: number }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const sent = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  return { text: (isCompressed ? gunzipSync(sent) : sent).toString('utf8'), sentBytes: sent.length };
}

function inKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
