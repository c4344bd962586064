import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { startProxy } from '../../../../test/support/proxy.ts';
import { defineJob } from '../outbox/job.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { openDatabase } from './open.ts';
import { isDatabaseOutage } from './outage.ts';
import { prepareQuery } from './prepared.ts';

const { db, place } = await databaseForThisFile();
const failureOf = (act: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(act).then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
const rowsOf = (key: string) => db.kysely.selectFrom('rateLimits').selectAll().where('key', '=', key).execute();
const insert = prepareQuery<{ key: string }>(db)((kysely, param) =>
  kysely.insertInto('rateLimits').values({ key: param('key'), count: 1, resetsAt: 1 }),
);
const statement = (key: string) => insert.with({ key });

test('a failure says nothing of the values in the statement, wherever it is logged', async () => {
  await db.commit(statement('ada@example.org'));
  const error = await failureOf(db.commit(statement('ada@example.org')));
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'unexpected failure');
  expect(lines.join()).toContain('rateLimits');
  expect(lines.join()).not.toContain('ada@');
  expect(isDatabaseOutage(error)).toBe(false);
});

test('failures of the network that are not the database’s are none of it', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'ECONNREFUSED']) {
    expect(isDatabaseOutage(Object.assign(new Error('aborted'), { code }))).toBe(false);
  }
});

test.runIf(db.engine === 'postgres')(
  'a transaction whose connection is cut between two statements leaves nothing behind, and what follows works',
  async () => {
    const cut = db.transaction(async (run) => {
      await run(statement('before the cut'));
      await place.cutConnections();
      await run(statement('after the cut'));
    });
    expect(isDatabaseOutage(await failureOf(cut))).toBe(true);
    expect(await rowsOf('before the cut')).toEqual([]);
    expect(await rowsOf('after the cut')).toEqual([]);
  },
);

test.runIf(db.engine === 'postgres')(
  'a statement that takes too long is ended by the server itself, and does no harm to others; a migration may take longer',
  async () => {
    // The server's own limit is an eighth shorter than the client's: here by a second.
    const limited = await openDatabase(place, 8000);
    onTestFinished(() => limited.close());
    const slow = sql`select pg_sleep(9)`;
    const [error, patient, other] = await Promise.all([
      failureOf(slow.execute(limited.kysely)),
      limited.withoutLimits((kysely) => slow.execute(kysely)),
      limited.kysely.selectFrom('rateLimits').selectAll().where('key', '=', 'nothing').execute(),
    ]);
    expect(isDatabaseOutage(error)).toBe(true);
    expect(String(error)).toContain('statement timeout');
    expect(patient.rows).toHaveLength(1);
    expect(other).toEqual([]);
  },
);

test.runIf(db.engine === 'postgres')(
  'a commit of many statements may take longer in all than one of them may',
  async () => {
    const limited = await openDatabase(place);
    onTestFinished(() => limited.close());
    const nap = limited.kysely.selectNoFrom(sql`pg_sleep(0.004)`.as('nap')).compile();
    const naps = Array.from({ length: 1000 }, () => ({ sql: nap.sql, values: [] }));
    expect(await limited.commit(...naps)).toHaveLength(1000);
  },
);

test.runIf(db.engine === 'postgres')(
  'work that was done while the database went away is not done again when it is back',
  async () => {
    const proxy = await startProxy(place.databaseUrl!);
    const behind = await openDatabase({ dataDir: place.dataDir, databaseUrl: proxy.url });
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const outbox = createOutbox(behind, log, () => Date.now());
    onTestFinished(async () => {
      await outbox.stop();
      await behind.close();
    });
    let done = 0;
    const job = defineJob('once', z.unknown());
    const handler = async () => {
      done += 1;
      await proxy.stop();
    };
    outbox.start([job.handledBy(handler)]);
    await behind.commit(outbox.enqueue(job, {}));
    await eventually('the work to be done', () => done > 0);
    await eventually('the failure to write it down', () => lines.some((line) => line.includes('could not be written')));
    await proxy.start();
    await eventually('the work to be gone', async () => {
      return (await db.kysely.selectFrom('outbox').select('id').execute()).length === 0;
    });
    expect(done).toBe(1);
  },
);
