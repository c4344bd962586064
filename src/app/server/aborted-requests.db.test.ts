import { connect, type Server } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/app.ts';
import { eventually } from '../../../test/support/eventually.ts';

const bodies = [
  ['/api/newsletter-subscribers', 'application/json', '{"email":"ada@'],
  [
    '/api/applications',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAd',
  ],
] as const;

const connections = (server: Server) => promisify<number>((told) => server.getConnections(told))();

test.each(bodies)('whoever hangs up in the middle of a body is no failure of ours: %s', async (path, type, start) => {
  await using app = await startTestApp();
  const { hostname, port } = new URL(await app.listen());
  const head = [`POST ${path} HTTP/1.1`, `host: ${hostname}:${port}`, `content-type: ${type}`, 'content-length: 9000'];
  for (const hangUp of ['destroy', 'resetAndDestroy'] as const) {
    const socket = connect(Number(port), hostname);
    // The first response (100 Continue) shows that the head was read: the body is now being sent.
    socket.write(`${[...head, 'expect: 100-continue'].join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(start, () => socket[hangUp]());
    await eventually('the connection to be gone', async () => (await connections(app.app.server)) === 0);
  }
  // Requests are logged in the order in which they end.
  await (await fetch(`http://${hostname}:${port}/api/courses`)).text();
  await eventually('the line of a later request', () => app.logLines.some(({ route }) => route === '/api/courses'));
  expect(app.logLines.filter(({ level }) => level >= 50)).toEqual([]);
});

test('whoever hangs up before an upload begins leaves room for the uploads of others', async () => {
  await using app = await startTestApp();
  const { hostname, port } = new URL(await app.listen());
  const url = `http://${hostname}:${port}/api/applications`;
  const head = `POST /api/applications HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n`;
  const slotsOfAnAddress = 50;
  for (let sent = 0; sent < slotsOfAnAddress; sent += 1) {
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.write(head, resolve));
    socket.destroy();
  }
  await eventually('the connections to be gone', async () => (await connections(app.app.server)) === 0);
  const body = new FormData();
  body.set('name', 'Ada');
  expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
});
