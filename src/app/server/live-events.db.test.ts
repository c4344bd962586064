import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { appForThisFile, startTestApp, type SignedUp, type TestApp } from '../../../test/support/app.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { nextDerivation } from '../../../test/support/derivations.ts';
import { tokenIn } from '../../../test/support/mails.ts';
import { createEvents, type Events } from '../../platform/server/events/events.ts';
import { disableUser } from '../../features/identity/server/public.ts';

const app = await appForThisFile();
const address = await app.listen();

/** Opens the stream as a browser does and reads its events one by one. */
async function openStream({ browser }: Pick<SignedUp, 'browser'>, at = address) {
  const leaving = new AbortController();
  const response = await fetch(`${at}/api/events`, {
    headers: { cookie: browser.cookieHeader(), accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const { body } = response;
  if (!body) throw new Error('the stream has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    leave: () => leaving.abort(),
    /** Returns the next event as `name data`, or null at the end of the stream. */
    async next(): Promise<string | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const lines = text.slice(0, end).split('\n');
          text = text.slice(end + 2);
          const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
          if (field('event') !== undefined) return `${field('event')} ${field('data')}`;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
  };
}

function eventsOf({ db }: TestApp) {
  return createEvents(db, pino({ level: 'silent' }), Date.now);
}

function tell(app: TestApp, ...event: Parameters<Events['publish']>): Promise<unknown> {
  return app.db.commit(eventsOf(app).publish(...event));
}

test('a visitor has no stream', async () => {
  const answer = await app.browser().send('GET', '/api/events', { headers: { accept: 'text/event-stream' } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});

test('the head of the stream is answered at once, and a visitor has none', async () => {
  const { browser } = await app.signedUp();
  const head = (headers: Record<string, string>) =>
    fetch(`${address}/api/events`, { method: 'HEAD', headers, signal: AbortSignal.timeout(10_000) });
  const answer = await head({ cookie: browser.cookieHeader() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect((await head({})).status).toBe(401);
});

test('one user holds 30 streams at most; when one has ended there is room again, and another user has room all the time', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  const streams = await Promise.all(Array.from({ length: 30 }, () => openStream(ada)));
  const refused = await fetch(`${address}/api/events`, { headers: { cookie: ada.browser.cookieHeader() } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(60);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  (await openStream(grace)).leave();
  streams[0]?.leave();
  const again = await eventually('room for one more', async () => {
    const response = await fetch(`${address}/api/events`, { headers: { cookie: ada.browser.cookieHeader() } });
    if (response.status === 200) return response;
    await response.body?.cancel();
    return undefined;
  });
  await again.body?.cancel();
  for (const stream of streams) stream.leave();
});

test('streams that a connection asks for ahead of the answers are refused but for one, and leave no trace of themselves', async () => {
  const ada = await app.signedUp();
  const { hostname, port } = new URL(address);
  const request = `GET /api/events HTTP/1.1\r\nhost: x\r\ncookie: ${ada.browser.cookieHeader()}\r\n\r\n`;
  for (let count = 0; count < 4; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.write(request.repeat(20));
    await once(socket, 'data');
    socket.destroy();
  }
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(ada)));
  for (const stream of streams) {
    expect(await stream.next()).toBe('connected {}');
    stream.leave();
  }
});

test('all browsers of an account that is disabled are told, their streams end, and no other user hears of it', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  const second = app.browser();
  await second.call('POST /api/session', { body: ada });
  const hers = [await openStream(ada), await openStream({ browser: second })];
  const other = await openStream(grace);
  for (const stream of [...hers, other]) expect(await stream.next()).toBe('connected {}');
  await disableUser(app.db, eventsOf(app), ada.email, Date.now());
  for (const stream of hers) {
    expect(await stream.next()).toBe('session-ended {"reason":"user-disabled"}');
    expect(await stream.next()).toBeNull();
  }
  await tell(app, grace.uid, 'marker', {});
  expect(await other.next()).toBe('marker {}');
  other.leave();
});

test('after a password reset the other browsers are told that their session ended, and the one that reset it is not', async () => {
  const ada = await app.signedUp();
  const old = await openStream(ada);
  expect(await old.next()).toBe('connected {}');
  const fresh = app.browser();
  await fresh.call('POST /api/password-resets', { body: { email: ada.email } });
  const token = tokenIn(await app.mailTo(ada.email), '/reset-password');
  await fresh.call('PUT /api/password', { body: { token, password: 'battery staple' } });
  const current = await openStream({ browser: fresh });
  expect(await current.next()).toBe('connected {}');
  expect(await old.next()).toBe('session-ended {"reason":"session-expired"}');
  expect(await old.next()).toBeNull();
  await tell(app, ada.uid, 'marker', {});
  let next = await current.next();
  // The notification of the new password reaches connections opened while it is being delivered.
  if (next?.startsWith('notification ')) next = await current.next();
  expect(next).toBe('marker {}');
  current.leave();
});

test('after signing out, the stream of that session ends and hears of nothing more; that of another browser goes on', async () => {
  const ada = await app.signedUp();
  const second = app.browser();
  await second.call('POST /api/session', { body: ada });
  const [left, staying] = [await openStream(ada), await openStream({ browser: second })];
  for (const stream of [left, staying]) expect(await stream.next()).toBe('connected {}');
  await ada.browser.call('DELETE /api/session', {});
  expect(await left.next()).toBe('session-ended {"reason":"session-expired"}');
  expect(await left.next()).toBeNull();
  await tell(app, ada.uid, 'marker', {});
  expect(await staying.next()).toBe('marker {}');
  staying.leave();
});

test('whatever shows that a session has run out, its stream hears of that alone, and ends', async () => {
  const ada = await app.signedUp();
  const stream = await openStream(ada);
  expect(await stream.next()).toBe('connected {}');
  await app.db.kysely
    .updateTable('authSessions')
    .set({ expiresAt: new Date(0).toISOString() })
    .where('userId', '=', ada.uid)
    .execute();
  await Promise.all([tell(app, ada.uid, 'marker', {}), tell(app, ada.uid, 'session-ended', {})]);
  expect(await stream.next()).toBe('session-ended {"reason":"session-expired"}');
  expect(await stream.next()).toBeNull();
});

test('a stream is cut when the server stops, so that stopping does not wait for it', async () => {
  await using stopping = await startTestApp();
  const ada = await stopping.signedUp();
  const stream = await openStream(ada, await stopping.listen());
  expect(await stream.next()).toBe('connected {}');
  await stopping.app.close();
  expect(await stream.next()).toBeNull();
});

test('a request under way when the server stops is answered', async () => {
  await using stopping = await startTestApp();
  const { email, password } = await stopping.signedUp();
  const at = await stopping.listen();
  const started = nextDerivation();
  const signIn = fetch(`${at}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await started;
  const closing = stopping.app.close();
  const answer = await signIn;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ user: { email } });
  await closing;
  await expect(fetch(`${at}/healthz`)).rejects.toThrow('fetch failed');
});

test('a connection that a browser has opened for later does not hold up stopping', async () => {
  await using stopping = await startTestApp();
  const { hostname, port } = new URL(await stopping.listen());
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // Sent on another connection: once it is answered, the server has accepted the silent one.
  await fetch(`http://${hostname}:${port}/healthz`);
  const ended = once(socket, 'close');
  socket.resume();
  await stopping.app.close();
  await ended;
  expect(socket.destroyed).toBe(true);
});

test('whom nothing can be told, for nobody knows whether the session lives, is let go: the browser connects anew', async () => {
  let isAway = false;
  await using own = await startTestApp({
    between: (db) => ({
      ...db,
      readPrepared: (text, values) =>
        isAway && text.includes('"authSessions"') ? Promise.reject(new Error('away')) : db.readPrepared(text, values),
    }),
  });
  const ada = await own.signedUp();
  const stream = await openStream(ada, await own.listen());
  expect(await stream.next()).toMatch(/^connected/);
  isAway = true;
  await tell(own, ada.uid, 'notification', {});
  expect(await stream.next()).toBeNull();
});
