import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { appForThisFile, startTestApp, type TestApp } from '../../../test/support/app.ts';
import { secondMs, stopClock } from '../../../test/support/clock.ts';

const app = await appForThisFile();
const { hostname, port } = new URL(await app.listen());

function sendMessage(address: string, to: TestApp = app) {
  const body = { name: 'Ada', email: 'ada@example.org', message: 'Hello.' };
  return to.browser(address).try('POST /api/contact-messages', { body });
}

/** Number of a visitor's `tries` writes that reach their handler, sent to the processes in turn. */
async function writesOf(address: string, processes: readonly TestApp[], tries: number): Promise<number> {
  let taken = 0;
  for (let count = 0; count < tries; count += 1) {
    const to = processes[count % processes.length]!;
    const { status } = await to.browser(address).send('DELETE', '/api/session');
    if (status !== 429) taken += 1;
  }
  return taken;
}

describe('the limit of a route', () => {
  test('counts all addresses of one IPv6 network as one client, and another network by itself', async () => {
    stopClock();
    for (let count = 0; count < 30; count += 1) {
      expect((await sendMessage(`2001:db8:1:2:${count.toString(16)}::1`)).status).toBe(201);
    }
    expect(await sendMessage('2001:db8:1:2:ffff::1')).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect((await sendMessage('2001:db8:1:3::1')).status).toBe(201);
  });

  test('counts an IPv4 address in IPv6 clothing as what it is', async () => {
    stopClock();
    for (let count = 0; count < 30; count += 1) expect((await sendMessage('192.0.2.7')).status).toBe(201);
    expect((await sendMessage('::ffff:192.0.2.7')).status).toBe(429);
    expect((await sendMessage('::ffff:c000:207')).status).toBe(429);
    expect((await sendMessage('192.0.2.8')).status).toBe(201);
  });
});

describe('the limit of all writes', () => {
  test('is 300 a minute for one client, from whichever address of its network', async () => {
    const clock = stopClock();
    let taken = 0;
    for (let count = 0; count < 320; count += 1)
      taken += await writesOf(`2001:db8:5:5::${count.toString(16)}`, [app], 1);
    expect(taken).toBe(300);
    clock.advance(60 * secondMs);
    expect(await writesOf('2001:db8:5:5::1', [app], 1)).toBe(1);
  });

  test('is the same for two processes together, but for a tenth more for each', async () => {
    stopClock();
    await using beside = await startTestApp({ beside: app });
    const taken = await writesOf('198.51.100.1', [app, beside], 700);
    expect(taken).toBeGreaterThanOrEqual(300);
    expect(taken).toBeLessThanOrEqual(360);
  });
});

test('one client may read 3,000 times in ten seconds, far more than any page asks for; then it must wait', async () => {
  const clock = stopClock();
  const reader = app.browser('2001:db8:9:9::1');
  for (let count = 0; count < 3000; count += 1) expect((await reader.send('GET', '/healthz')).status).toBe(200);
  const refused = await app.browser('2001:db8:9:9::2').send('GET', '/nothing');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10);
  expect((await app.browser().send('GET', '/healthz')).status).toBe(200);
  clock.advance(wait * secondMs);
  expect((await reader.send('GET', '/healthz')).status).toBe(200);
});

/**
 * Sends this many requests at once on one connection; returns the statuses, and whether the server closed the
 * connection.
 */
async function pipelined(count: number, answersMax: number): Promise<{ statuses: string[]; isEnded: boolean }> {
  const socket = connect(Number(port), hostname);
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (statuses().length === answersMax) resolve(false);
  });
  // The server may reset the connection while requests are being sent.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(true));
  socket.write(`GET /api/session HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(count));
  const isEnded = await promise;
  socket.destroy();
  return { statuses: statuses(), isEnded };
}

describe('requests that a connection sends ahead of the answers', () => {
  const answered = Array.from({ length: 32 }, () => '200');

  test('are answered up to 32, and the connection goes on', async () => {
    expect(await pipelined(32, 32)).toEqual({ statuses: answered, isEnded: false });
  });

  test('are not looked at beyond that: the one too many is refused, and the connection ends', async () => {
    expect(await pipelined(33, Infinity)).toEqual({ statuses: [...answered, '429'], isEnded: true });
    const before = app.logLines.length;
    expect((await pipelined(20_000, Infinity)).isEnded).toBe(true);
    expect(app.logLines.length - before).toBeLessThan(100);
  });
});
