import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { hourMs, minuteMs, secondMs, stopClock, stopTimers } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { startSilentServer, startSmtpServer } from '../../../../test/support/smtp.ts';
import { turns } from '../../../../test/support/turns.ts';
import type { Database } from '../db/database.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { defineJob, type JobHandler } from './job.ts';
import { createOutbox, type Outbox, type OutboxTimes } from './outbox.ts';
import { ofKindMax } from './queries.ts';

const { db, place } = await databaseForThisFile();
const silent = pino({ level: 'silent' });

/** A worker as each process has one; it stops with the test. */
function worker(on: Database = db, times?: OutboxTimes): Outbox {
  const outbox = createOutbox(on, silent, () => Date.now(), times);
  onTestFinished(() => outbox.stop());
  return outbox;
}

const jobOf = (kind: string) => defineJob(kind, z.unknown());

function handled(handlers: Record<string, (payload: unknown, id: string) => Promise<void>>): JobHandler[] {
  return Object.entries(handlers).map(([kind, handler]) => jobOf(kind).handledBy(handler));
}

async function promise(kind: string, payload: unknown): Promise<void> {
  await db.commit(worker().enqueue(jobOf(kind), payload));
}

async function waiting(kind: string) {
  return db.kysely.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
}

/** Looks at once, instead of at the next poll. */
async function lookNow(outbox: Outbox, handlers: readonly JobHandler[]): Promise<void> {
  await outbox.stop();
  outbox.start(handlers);
}

/** A database that tells when a worker on it has looked for due work. */
function watched() {
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  const on: Database = { ...db, commit: (...all) => db.commit(...all).finally(resolve) };
  return { on, looked };
}

test('work is done once with what was promised, and is gone then', async () => {
  const done: unknown[] = [];
  const outbox = worker();
  outbox.start(handled({ simple: async (payload) => void done.push(payload) }));
  await promise('simple', { to: 'ada@example.org', count: 2 });
  await eventually('the work to be gone', async () => (await waiting('simple')).length === 0);
  expect(done).toEqual([{ to: 'ada@example.org', count: 2 }]);
});

test('work promised in a commit that fails is never done; in one that succeeds it is, and at once', async () => {
  const done: unknown[] = [];
  const outbox = worker();
  await promise('first', 'the look at the start');
  // Without polls after the look at the start, only the commit can wake the worker.
  stopTimers();
  outbox.start(handled({ promised: async (payload) => void done.push(payload), first: async () => undefined }));
  await eventually('the look at the start', async () => (await waiting('first')).length === 0);
  const impossible = { sql: 'insert into "rateLimits" values (null, null, null)', values: [] };
  await expect(db.commit(outbox.enqueue(jobOf('promised'), 'never'), impossible)).rejects.toThrow(/null/i);
  await db.commit(outbox.enqueue(jobOf('promised'), 'surely'));
  await eventually('the promised work', () => done.length > 0);
  expect(done).toEqual(['surely']);
});

test('work that does not have its job’s shape is not carried out, and waits', async () => {
  const greet = defineJob('greet', z.object({ name: z.string() }));
  const done: string[] = [];
  await promise('greet', { title: 'Dr' });
  const outbox = worker();
  outbox.start([greet.handledBy(async ({ name }) => void done.push(name))]);
  await db.commit(outbox.enqueue(greet, { name: 'Ada' }));
  await eventually('the work that fits', () => done.length > 0);
  await eventually('the other try to be over', async () => (await waiting('greet'))[0]?.attempts === 1);
  expect(done).toEqual(['Ada']);
  await outbox.stop();
  await db.kysely.deleteFrom('outbox').where('kind', '=', 'greet').execute();
});

test('work that fails is tried again after 5 s, then twice as long each time, up to an hour; after twelve tries it is left', async () => {
  const clock = stopClock();
  let tries = 0;
  const handlers = handled({ failing: () => Promise.reject(new Error(`try ${(tries += 1)}`)) });
  const outbox = worker();
  outbox.start(handlers);
  await promise('failing', {});
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const row = await eventually(`try ${attempt} to be over`, async () => {
      const [found] = await waiting('failing');
      return found?.attempts === attempt && found.dueAt !== Date.now() + minuteMs ? found : undefined;
    });
    delays.push((row.dueAt - Date.now()) / secondMs);
    clock.advance(row.dueAt - Date.now());
    await lookNow(outbox, handlers);
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  await outbox.stop();
  clock.advance(hourMs);
  const { on, looked } = watched();
  const last = worker(on);
  last.start(handlers);
  await looked;
  await last.stop();
  expect(tries).toBe(12);
  expect(await waiting('failing')).toHaveLength(1);
  await db.kysely.deleteFrom('outbox').where('kind', '=', 'failing').execute();
});

test('work that was promised before a crash is done by the next process', async () => {
  await promise('survivor', 'still here');
  const done: unknown[] = [];
  worker().start(handled({ survivor: async (payload) => void done.push(payload) }));
  await eventually('the work of the crashed process', () => done.length > 0);
  expect(done).toEqual(['still here']);
});

test('work in the hands of a process that died is done by another one a minute later, not before', async () => {
  const clock = stopClock();
  const { promise: death, resolve: bury } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const dying = worker();
  dying.start(handled({ leased: () => (take(), death) }));
  await promise('leased', {});
  await taken;
  let done = 0;
  const handlers = handled({ leased: async () => void (done += 1) });
  const { on, looked } = watched();
  const other = worker(on);
  clock.advance(minuteMs - 1);
  other.start(handlers);
  await looked;
  await other.stop();
  expect(done).toBe(0);
  clock.advance(1);
  other.start(handlers);
  await eventually('the lease to be taken over', () => done === 1);
  bury();
});

test('of four workers on two connections, each piece of work gets exactly one', async () => {
  const second = await place.open();
  onTestFinished(() => second.close());
  const runs = new Map<string, number>();
  const handlers = handled({
    shared: async (payload) => {
      runs.set(String(payload), (runs.get(String(payload)) ?? 0) + 1);
    },
  });
  const names = Array.from({ length: 60 }, (_, index) => `piece ${index}`);
  for (const name of names) await promise('shared', name);
  for (const on of [db, second, db, second]) worker(on).start(handlers);
  await eventually('all pieces to be done', async () => (await waiting('shared')).length === 0);
  expect([...runs.values()]).toEqual(names.map(() => 1));
});

test('work without a handler waits for a process that knows it', async () => {
  const old = worker();
  old.start(handled({}));
  await promise('from the future', {});
  await eventually('the try to be over', async () => (await waiting('from the future'))[0]?.attempts === 1);
  await old.stop();
  expect(await waiting('from the future')).toHaveLength(1);
});

test('stopping waits for the work in hand', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const outbox = worker();
  outbox.start(handled({ slow: () => (take(), finished) }));
  await promise('slow', {});
  await taken;
  let isStopped = false;
  const stopping = outbox.stop().then(() => (isStopped = true));
  await turns();
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(await waiting('slow')).toEqual([]);
});

const shortLease = { leaseMs: 300, stopMaxMs: 5000 };

/** Makes work of a kind last four leases, each renewed before it ends; another process runs `look` meanwhile. */
async function forFourLeases(clock: ReturnType<typeof stopClock>, kind: string, look: () => unknown): Promise<void> {
  for (let third = 0; third < 12; third += 1) {
    clock.advance(shortLease.leaseMs / 3);
    await look();
    const renewedAt = Date.now() + shortLease.leaseMs;
    await eventually('the lease to be renewed', async () =>
      (await waiting(kind)).every(({ dueAt }) => dueAt >= renewedAt),
    );
  }
}

test('work that takes longer than its lease is done once, by the one that has it', async () => {
  const other = await place.open();
  onTestFinished(() => other.close());
  const clock = stopClock();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const done: string[] = [];
  const slowly = (name: string) => async () => {
    await finished;
    done.push(name);
  };
  const here = worker(db, shortLease);
  here.start(handled({ long: slowly('here') }));
  await promise('long', {});
  await eventually('the work to be taken', async () => (await waiting('long'))[0]?.attempts === 1);
  const there = worker(other, shortLease);
  await forFourLeases(clock, 'long', () => lookNow(there, handled({ long: slowly('there') })));
  finish();
  await eventually('the work to be gone', async () => (await waiting('long')).length === 0);
  expect(done).toEqual(['here']);
});

test('a mail server that answers late gets each mail once, also from two processes', async () => {
  const other = await place.open();
  onTestFinished(() => other.close());
  const clock = stopClock();
  const held: (() => void)[] = [];
  let answers = (done: () => void): void => void held.push(done);
  const { url, received } = await startSmtpServer({ onRcptTo: (_, __, done) => answers(done) });
  const sendMail = createMailer({ smtpUrl: url, mailFrom: 'no-reply@example.org', dataDir: '/nowhere' }, silent);
  const handlers = handled({ 'late mail': (mail, id) => sendMail(mail as Mail, id) });
  const processes = [worker(db, shortLease), worker(other, shortLease)];
  const people = ['ada', 'grace', 'joan', 'mary'].map((name) => `${name}@example.org`);
  for (const to of people) await promise('late mail', { to, subject: 'Hello', text: 'Hello' });
  const lookAll = () => {
    for (const one of processes) one.start(handlers);
  };
  lookAll();
  await eventually('all mails to be in hand', () => held.length === people.length);
  await forFourLeases(clock, 'late mail', lookAll);
  answers = (done) => done();
  for (const done of held) done();
  await eventually('the mails to be gone', async () => (await waiting('late mail')).length === 0);
  for (const one of processes) await one.stop();
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(people);
});

test('one piece of work that hangs does not hold up others', async () => {
  const done: unknown[] = [];
  const outbox = worker(db, { leaseMs: minuteMs, stopMaxMs: 10 });
  outbox.start(
    handled({ hanging: () => new Promise(() => undefined), quick: async (payload) => void done.push(payload) }),
  );
  await promise('hanging', {});
  await eventually('the work to be taken', async () => (await waiting('hanging'))[0]?.attempts === 1);
  await promise('quick', 'done');
  await eventually('the other work', () => done.length > 0);
  await db.kysely.deleteFrom('outbox').where('kind', '=', 'hanging').execute();
});

test('mails that a mail server takes and never answers leave room for other work, also in two processes', async () => {
  const other = await place.open();
  onTestFinished(() => other.close());
  const { url } = await startSmtpServer({ onMailFrom: () => undefined, closeTimeout: 1 });
  const sendMail = createMailer({ smtpUrl: url, mailFrom: 'no-reply@example.org', dataDir: '/nowhere' }, silent);
  const done: unknown[] = [];
  const handlers = handled({
    'hanging mail': (mail, id) => sendMail(mail as Mail, id),
    'beside mails': async (payload) => void done.push(payload),
  });
  for (let count = 0; count < 30; count += 1)
    await promise('hanging mail', { to: 'ada@example.org', subject: 'Hello', text: 'Hello' });
  await promise('beside mails', 'promised with them');
  const times = { leaseMs: minuteMs, stopMaxMs: 10 };
  for (const on of [db, other]) worker(on, times).start(handlers);
  await eventually('the work behind the mails', () => done.length === 1);
  const taken = async () => (await waiting('hanging mail')).filter(({ attempts }) => attempts === 1).length;
  await eventually('both to have all the mails that they may', async () => (await taken()) === 2 * ofKindMax);
  await promise('beside mails', 'promised later');
  await eventually('work that comes later', () => done.length === 2);
  expect(await taken()).toBe(2 * ofKindMax);
  await db.kysely.deleteFrom('outbox').where('kind', '=', 'hanging mail').execute();
});

test('stopping does not wait longer than it may for work that hangs; that is done by another process after its lease', async () => {
  const clock = stopClock();
  const { url, connections } = await startSilentServer();
  const sendMail = createMailer({ smtpUrl: url, mailFrom: 'no-reply@example.org', dataDir: '/nowhere' }, silent);
  const outbox = worker(db, { leaseMs: minuteMs, stopMaxMs: 100 });
  outbox.start(handled({ 'into the void': (mail, id) => sendMail(mail as Mail, id) }));
  await promise('into the void', { to: 'ada@example.org', subject: 'Hello', text: 'Hello' });
  await eventually('the mail server to be reached', () => connections.size > 0);
  await outbox.stop();
  const done: unknown[] = [];
  clock.advance(minuteMs);
  worker().start(handled({ 'into the void': async (_, id) => void done.push(id) }));
  await eventually('the work of the stopped process', () => done.length > 0);
});
