import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { hourMs, minuteMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import type { Database } from '../db/database.ts';
import { createOutbox, type Outbox, type OutboxHandlers } from './outbox.ts';

const { db, place } = await databaseForThisFile();

/** A worker as each process has one; it stops with the test. */
function worker(on: Database = db): Outbox {
  const outbox = createOutbox(on, pino({ level: 'silent' }), () => Date.now());
  onTestFinished(() => outbox.stop());
  return outbox;
}

async function waiting(kind: string) {
  return db.kysely.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
}

/** Looks at once, instead of at the next poll. */
async function lookNow(outbox: Outbox, handlers: OutboxHandlers): Promise<void> {
  await outbox.stop();
  outbox.start(handlers);
}

test('work is done once with what was promised, and is gone then', async () => {
  const done: unknown[] = [];
  const outbox = worker();
  outbox.start({ simple: async (payload) => void done.push(payload) });
  await outbox.add('simple', { to: 'ada@example.org', count: 2 });
  await eventually('the work to be gone', async () => (await waiting('simple')).length === 0);
  expect(done).toEqual([{ to: 'ada@example.org', count: 2 }]);
});

test('work promised in a transaction that fails is never done; in one that commits it is', async () => {
  const done: unknown[] = [];
  const outbox = worker();
  outbox.start({ promised: async (payload) => void done.push(payload) });
  const failing = db.kysely.transaction().execute(async (trx) => {
    await outbox.add('promised', 'never', trx);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await db.kysely.transaction().execute(async (trx) => outbox.add('promised', 'surely', trx));
  await eventually('the promised work', () => done.length > 0);
  expect(done).toEqual(['surely']);
});

test('work that fails is tried again after 5 s, then twice as long each time, up to an hour; after twelve tries it is left', async () => {
  const clock = stopClock();
  let tries = 0;
  const handlers = { failing: () => Promise.reject(new Error(`try ${(tries += 1)}`)) };
  const outbox = worker();
  outbox.start(handlers);
  await outbox.add('failing', {});
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
  clock.advance(hourMs);
  await lookNow(outbox, handlers);
  await outbox.stop();
  expect(tries).toBe(12);
  expect(await waiting('failing')).toHaveLength(1);
  await db.kysely.deleteFrom('outbox').where('kind', '=', 'failing').execute();
});

test('work that was promised before a crash is done by the next process', async () => {
  await worker().add('survivor', 'still here');
  const done: unknown[] = [];
  worker().start({ survivor: async (payload) => void done.push(payload) });
  await eventually('the work of the crashed process', () => done.length > 0);
  expect(done).toEqual(['still here']);
});

test('work in the hands of a process that died is done by another one a minute later, not before', async () => {
  const clock = stopClock();
  const { promise: death, resolve: bury } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const dying = worker();
  dying.start({ leased: () => (take(), death) });
  await dying.add('leased', {});
  await taken;
  let done = 0;
  const handlers = { leased: async () => void (done += 1) };
  const other = worker();
  clock.advance(minuteMs - 1);
  other.start(handlers);
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
  const handlers = {
    shared: async (payload: unknown) => {
      runs.set(String(payload), (runs.get(String(payload)) ?? 0) + 1);
    },
  };
  const names = Array.from({ length: 60 }, (_, index) => `piece ${index}`);
  for (const name of names) await worker().add('shared', name);
  for (const on of [db, second, db, second]) worker(on).start(handlers);
  await eventually('all pieces to be done', async () => (await waiting('shared')).length === 0);
  expect([...runs.values()]).toEqual(names.map(() => 1));
});

test('work without a handler waits for a process that knows it', async () => {
  const old = worker();
  old.start({});
  await old.add('from the future', {});
  await eventually('the try to be over', async () => (await waiting('from the future'))[0]?.attempts === 1);
  await old.stop();
  expect(await waiting('from the future')).toHaveLength(1);
});

test('stopping waits for the work in hand', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const outbox = worker();
  outbox.start({ slow: () => (take(), finished) });
  await outbox.add('slow', {});
  await taken;
  let isStopped = false;
  const stopping = outbox.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(await waiting('slow')).toEqual([]);
});
