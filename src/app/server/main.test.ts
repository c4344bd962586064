import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  signUp,
  startServer,
  stopServer,
} from '../../../test/support/server-process.ts';
import { startSilentServer, startSmtpServer } from '../../../test/support/smtp.ts';

// The server as its own process: its output, how it stops, and why it does not start.

const timeout = processTimeoutMs;

/**
 * Modules that most installations seldom or never use; loading all of them makes a server slower to
 * start, and larger.
 */
const loadedWhenNeeded = [
  '@simplewebauthn/server',
  'fast-xml-parser',
  'feed',
  'file-type',
  'htmlparser2',
  'jsonld',
  'linkedom',
  'nodemailer',
  'pdfkit',
  'postal-mime',
  'qr',
];
/** Prints the path of every module that is loaded. */
const tellsModules = `import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (writeSync(2, url + '\\n'), next(url, context)) });`;

test(
  'it says where it runs, where the data is and how to make an administrator; and stops cleanly when told to',
  { timeout },
  async () => {
    const dataDir = emptyFolder();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = startServer({ OPVIR_DATA_DIR: dataDir });
      const address = await addressOf(server);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(server.output.stdout).toContain(`Data folder: ${dataDir} (SQLite in the data folder)`);
      expect(server.output.stdout).toContain('npm run opvir -- user grant <email> admin');
      expect(await stopServer(server, signal)).toBe(0);
      expect(server.output.stderr).toBe('');
    }
  },
);

test('a start loads nothing that only mails, feeds, buckets, passkeys or certificates need', { timeout }, async () => {
  const dataDir = emptyFolder();
  const hooks = join(emptyFolder(), 'tells-modules.mjs');
  writeFileSync(hooks, tellsModules);
  const server = startServer({ OPVIR_DATA_DIR: dataDir, NODE_OPTIONS: `--import=${pathToFileURL(hooks).href}` });
  await addressOf(server);
  expect(await stopServer(server)).toBe(0);
  const packages = server.output.stderr.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)/g);
  const loaded = new Set(Array.from(packages, ([, name]) => name ?? ''));
  expect(loaded).toContain('fastify');
  expect(loadedWhenNeeded.filter((name) => loaded.has(name))).toEqual([]);
});

test('told to stop in the middle of a request it answers that first', { timeout }, async () => {
  const server = startServer({ OPVIR_DATA_DIR: emptyFolder() });
  const address = await addressOf(server);
  const body = JSON.stringify({ email: 'ada@example.org', password: 'correct horse' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const call = request(`${address}/api/accounts`, { method: 'POST', headers });
  call.flushHeaders();
  // The server has read the head and waits for the rest.
  await once(call, 'continue');
  server.child.kill('SIGTERM');
  const { hostname, port } = new URL(address);
  await eventually('no more connections to be accepted', () => isRefused(Number(port), hostname));
  const answer = once(call, 'response');
  call.end(body);
  const [{ statusCode }] = (await answer) as [IncomingMessage];
  expect(statusCode).toBe(201);
  expect(await server.ended).toBe(0);
});

async function isRefused(port: number, hostname: string): Promise<boolean> {
  const socket = connect(port, hostname);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

test('told to stop while somebody never ends a request it still ends in order', { timeout }, async () => {
  const server = startServer({ OPVIR_DATA_DIR: emptyFolder() });
  const address = new URL(await addressOf(server));
  const slow = connect(Number(address.port), address.hostname);
  slow.on('error', () => undefined);
  await new Promise<void>((written) => slow.write('GET / HTTP/1.1\r\nHost: ', () => written()));
  await fetch(new URL('/healthz', address));
  expect(await stopServer(server)).toBe(0);
});

test('told to stop while the mail server says nothing it does not wait for that', { timeout }, async () => {
  const mailServer = await startSilentServer();
  const server = startServer({ OPVIR_DATA_DIR: emptyFolder(), SMTP_URL: mailServer.url });
  const address = await addressOf(server);
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/accounts', { email: 'ada@example.org', password: 'correct horse' });
  await post('/api/password-resets', { email: 'ada@example.org' });
  await eventually('the mail server to be reached', () => mailServer.connections.size > 0);
  expect(await stopServer(server)).toBe(0);
});

test(
  'told to stop while it hands a mail over it notes that the mail is sent, and nobody gets it twice',
  { timeout },
  async () => {
    const begun: string[] = [];
    let takeIt = (): void => undefined;
    const smtp = await startSmtpServer({
      onRcptTo: ({ address }, _, done) => {
        begun.push(address);
        takeIt = done;
      },
    });
    const dataDir = emptyFolder();
    const server = startServer({ OPVIR_DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'warn' });
    const address = await addressOf(server);
    await signUp(address, 'ada@example.org');
    await eventually('the mail to be under way', () => begun.length > 0);
    const stopped = stopServer(server);
    const isAnswered = () =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      );
    await eventually('the server to listen no more', async () => !(await isAnswered()));
    takeIt();
    expect(await stopped).toBe(0);
    expect(begun).toEqual(['ada@example.org']);
    expect(server.output.stdout).not.toContain('outbox job');
    using db = new DatabaseSync(join(dataDir, 'opvir.sqlite'));
    expect(db.prepare(`select kind from outbox where kind = 'mail'`).all()).toEqual([]);
  },
);

test('a second server on the same data folder is refused in one line', { timeout }, async () => {
  const dataDir = emptyFolder();
  await addressOf(startServer({ OPVIR_DATA_DIR: dataDir }));
  const second = startServer({ OPVIR_DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toBe(
    `Another server is running on the data folder ${dataDir}. Stop it first, or set OPVIR_DATA_DIR to another folder.\n`,
  );
});

test('a port that is taken is one line', { timeout }, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo;
  const server = startServer({ PORT: String(port), OPVIR_DATA_DIR: emptyFolder() });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toBe(
    `Port ${port} on 127.0.0.1 is in use. Set PORT to another port, or stop the program that uses it.\n`,
  );
});

test('a host that is not of this machine is one line', { timeout }, async () => {
  const server = startServer({ HOST: '192.0.2.1', OPVIR_DATA_DIR: emptyFolder() });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toBe('HOST 192.0.2.1 is not an address of this machine.\n');
});

test('a data folder that cannot be is one line', { timeout }, async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  const server = startServer({ OPVIR_DATA_DIR: file });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toMatch(
    /^The data folder \S+ cannot be written \(\w+\)\. Set OPVIR_DATA_DIR to a writable folder\.\n$/,
  );
});

test('a database that does not answer is one line, without its password', { timeout }, async () => {
  const server = startServer({
    OPVIR_DATA_DIR: emptyFolder(),
    DATABASE_URL: 'postgres://opvir:hunter2@127.0.0.1:1/opvir',
  });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toMatch(
    /^The database opvir at 127\.0\.0\.1:1 \(DATABASE_URL\) does not answer: .*ECONNREFUSED.*\n$/,
  );
  expect(server.output.stderr).not.toContain('hunter2');
});

test('malformed settings are told all at once, one line each', { timeout }, async () => {
  const server = startServer({ PORT: 'eighty', DATABASE_URL: 'mysql://db', OPVIR_RATE_LIMITS: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr.trimEnd().split('\n').toSorted()).toEqual([
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    'OPVIR_RATE_LIMITS must be on or off',
    'PORT must be a whole number from 0 to 65535',
  ]);
});
