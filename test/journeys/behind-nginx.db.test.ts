import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/support/processes.ts';
import { routes } from '../../src/app/contract.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { startTestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/folder.ts';
import { documentedConfiguration, hasNginx, startNginx } from '../support/nginx.ts';

const missing = 'nginx is not installed here: what the guide says for it is not tried';
const byItself = 1024 * 1024;

/** Maximum size of a route's body in bytes, including files. */
function largestBody({ files = {}, bodyMaxBytes = 0 }: RouteSpec): number {
  return Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, bodyMaxBytes);
}

const large = Object.entries<RouteSpec>(routes).filter(([, route]) => largestBody(route) > byItself);

/** Site behind nginx as configured in the guide, until the test ends. */
async function siteBehindNginx() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = temporaryFolder();
  const app = await startTestApp({ settings: { publicUrl: url, trustedProxies: ['127.0.0.1'] } });
  const proxy = await startNginx(port, await app.listen(), folder.path);
  onTestFinished(async () => {
    await proxy.stop();
    await app[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  return { app, url };
}

test('the guide’s nginx takes bodies as large as the largest that a route takes', () => {
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(documentedConfiguration()) ?? [];
  const largest = Math.max(...large.map(([, route]) => largestBody(route)));
  expect(large.length).toBeGreaterThan(3);
  // Room for the fields beside the files, and for the multipart boundaries.
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(largest + 2 * 1024 * 1024);
});

test('behind the guide’s nginx the server itself answers to every large body', async (context) => {
  if (!hasNginx) return context.skip(missing);
  const { app, url } = await siteBehindNginx();
  const { browser } = await app.signedUpAs('admin');
  for (const [key, route] of large) {
    const [method = '', path = ''] = key.split(' ');
    const body = new FormData();
    for (const name of Object.keys(route.files ?? {}))
      body.set(name, new Blob([new Uint8Array(3 * byItself)]), 'a.zip');
    const headers = { cookie: browser.cookieHeader(), origin: url };
    const sent = route.files
      ? { body, headers }
      : { body: `"${'x'.repeat(2 * byItself)}"`, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, 'x'), { method, ...sent });
    const text = await answer.text();
    expect.soft(text, `${key}: ${answer.status}`).toMatch(/^\{"type":.*"code":"/);
  }
});

test('behind the guide’s nginx a live event arrives at once', async (context) => {
  if (!hasNginx) return context.skip(missing);
  const { app, url } = await siteBehindNginx();
  const { browser, uid } = await app.signedUp();
  const stream = await fetch(`${url}/api/events`, {
    headers: { cookie: browser.cookieHeader(), accept: 'text/event-stream' },
    signal: context.signal,
  });
  expect(stream.status).toBe(200);
  const events = createEvents(app.db, pino({ level: 'silent' }), Date.now);
  await app.db.commit(events.publish(uid, 'marker', {}));
  let heard = '';
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    heard += part;
    if (heard.includes('event: marker')) break;
  }
  expect(heard).toContain('event: marker');
});
