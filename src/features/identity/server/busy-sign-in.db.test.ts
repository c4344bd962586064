import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newEmail, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { countDerivations, holdDerivations, nextDerivation } from '../../../../test/support/derivations.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { newId } from '../../../platform/server/ids.ts';
import { hashPassword } from './password.ts';
import { newAccount } from './accounts.ts';
import { identityQueries } from './queries.ts';

// Uses real sockets; the client's address is the one that the proxy sends.
const settings: Partial<Settings> = { trustedProxies: ['127.0.0.1'], passwordHashing: 'strong' };
const stranger = '198.51.100.1';

interface Sent {
  readonly status: Promise<number>;
  readonly retryAfter: () => string | undefined;
  abort(): void;
}

function signIn(origin: string, address: string, email: string, password = 'correct horse'): Sent {
  const body = JSON.stringify({ email, password });
  const { promise, resolve } = Promise.withResolvers<number>();
  let retryAfter: string | undefined;
  const sent = request(`${origin}/api/session`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
    },
  });
  sent.on('response', (response) => {
    retryAfter = response.headers['retry-after'];
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  });
  sent.on('error', () => resolve(0));
  sent.end(body);
  return { status: promise, retryAfter: () => retryAfter, abort: () => void sent.destroy() };
}

function flood(origin: string, count: number): Sent[] {
  return Array.from({ length: count }, (_, index) => signIn(origin, stranger, `nobody-${index}@example.org`));
}

/** Creates accounts with the password `correct horse`, hashed once for all of them. */
async function learners(app: TestApp, count: number): Promise<string[]> {
  const passwordHash = await hashPassword('correct horse');
  const emails = Array.from({ length: count }, () => newEmail());
  const queries = identityQueries(app.db);
  const at = new Date().toISOString();
  await app.db.commit(...emails.flatMap((email) => newAccount(queries, { uid: newId(), email, passwordHash, at })));
  return emails;
}

test('300 sign-ins at once from one address, all given up, are not worked off before another person signs in', async () => {
  await using app = await startTestApp({ settings });
  const [email = ''] = await learners(app, 1);
  const origin = await app.listen();
  const derivations = await countDerivations(async () => {
    const begun = nextDerivation();
    const sent = flood(origin, 300);
    await begun;
    for (const one of sent) one.abort();
    expect(await signIn(origin, '198.51.100.2', email).status).toBe(200);
    await Promise.all(sent.map(({ status }) => status));
  });
  expect(derivations).toBeLessThan(100);
});

test('while 290 from one address wait for their answer, another person waits for hardly any of them (§8)', async () => {
  await using app = await startTestApp({ settings });
  const [email = ''] = await learners(app, 1);
  const origin = await app.listen();
  const release = holdDerivations();
  const sent = flood(origin, 290);
  const answered: number[] = [];
  for (const { status } of sent) void status.then((code) => answered.push(code));
  const looked = () => answered.filter((code) => code === 401).length;
  // Requests beyond the queue's limit are refused at once, with a retry time.
  const refused = () => answered.filter((code) => code === 503).length;
  await eventually('the queue to be full', () => refused() >= 150);
  const before = looked();
  release();
  expect(await signIn(origin, '198.51.100.2', email).status).toBe(200);
  // More than a hundred were queued earlier; some get their response while this one is written to the database.
  expect(looked() - before).toBeLessThan(100);
  expect(refused()).toBeLessThan(200);
  expect(sent.filter((one) => one.retryAfter() === '10')).toHaveLength(refused());
});

test('a school class of 60 behind one address signs in at once', async () => {
  await using app = await startTestApp({ settings });
  const emails = await learners(app, 60);
  const origin = await app.listen();
  // On a machine with other work the database may not answer in time (503); no limit may refuse anybody.
  const statusOf = async (email: string): Promise<number> => {
    const status = await signIn(origin, stranger, email).status;
    return status === 503 ? statusOf(email) : status;
  };
  expect(new Set(await Promise.all(emails.map(statusOf)))).toEqual(new Set([200]));
});

test('a sign-in that is given up before its turn is no guess, one given up after it is', async () => {
  await using app = await startTestApp({ settings });
  const [email = ''] = await learners(app, 1);
  const origin = await app.listen();
  const begun = nextDerivation();
  const first = signIn(origin, stranger, email, 'a wrong guess');
  await begun;
  const others = Array.from({ length: 5 }, () => signIn(origin, stranger, email, 'a wrong guess'));
  first.abort();
  for (const other of others) other.abort();
  await Promise.all([first, ...others].map(({ status }) => status));
  expect(await signIn(origin, stranger, email).status).toBe(200);
  const readCounts = () =>
    app.db.kysely.selectFrom('rateLimits').select('count').where('key', 'like', 'accountFromAddress:%').execute();
  // More guesses may run before the server notices the disconnects, but never all. The first is counted once a thread
  // of the lowest priority has hashed it.
  const counted = await eventually('the first guess to be counted', async () => {
    const counts = await readCounts();
    return counts.some(({ count }) => count > 0) && counts;
  });
  expect(counted).toHaveLength(1);
  expect(counted[0]?.count).toBeLessThan(6);
});

test('a server that stops refuses most of those who wait to sign in, and does not work them off', async () => {
  await using app = await startTestApp({ settings });
  const origin = await app.listen();
  const begun = nextDerivation();
  const sent = flood(origin, 90);
  await begun;
  const derivations = await countDerivations(async () => {
    await app.app.close();
    await Promise.all(sent.map(({ status }) => status));
  });
  // The queued requests that may run, the one in progress, and one that ran meanwhile.
  expect(derivations).toBeLessThan(25);
});
