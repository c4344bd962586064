import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/app.ts';
import { isOnPostgres } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';

const bodies = [
  ['/api/newsletter-subscribers', 'application/json', '{"email":"ada@'],
  [
    '/api/applications',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAd',
  ],
] as const;

const slotsOfAnAccount = 10;

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

test.skipIf(!isOnPostgres)(
  'whoever hangs up while an upload is being checked leaves room for the uploads of others',
  async () => {
    await using app = await startTestApp();
    const { browser } = await app.signedUp();
    const { hostname, port } = new URL(await app.listen());
    const cookie = `opvir.session_token=${browser.cookie('opvir.session_token')}`;
    const head = [
      'POST /api/applications HTTP/1.1',
      `host: ${hostname}:${port}`,
      `cookie: ${cookie}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 9000',
      'expect: 100-continue',
    ];
    // The session cannot be read until the senders are gone.
    await app.db.kysely.transaction().execute(async (locking) => {
      await sql`lock table "authSessions" in access exclusive mode`.execute(locking);
      const sockets = Array.from({ length: slotsOfAnAccount }, () => connect(Number(port), hostname));
      for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n`);
      await Promise.all(sockets.map((socket) => once(socket, 'data')));
      for (const socket of sockets) socket.destroy();
      await eventually('the connections to be gone', async () => (await connections(app.app.server)) === 0);
    });
    const upload = async () => {
      const body = new FormData();
      body.set('name', 'Ada');
      const url = `http://${hostname}:${port}/api/applications`;
      return (await fetch(url, { method: 'POST', body, headers: { cookie } })).status;
    };
    // Several in turn: the first ones may overtake those that were held up.
    for (let sent = 0; sent < slotsOfAnAccount; sent += 1) expect(await upload()).toBe(400);
  },
);
