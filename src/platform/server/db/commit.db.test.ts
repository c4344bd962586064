import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { haltInserts, insertIsHalted } from '../../../../test/support/halted-inserts.ts';
import { turns } from '../../../../test/support/turns.ts';
import type { Database } from './database.ts';
import { isDatabaseOutage } from './outage.ts';
import { prepareQuery } from './prepared.ts';
import { required } from './statement.ts';

const { db, place } = await databaseForThisFile();
const sqlitePath = join(place.dataDir, 'opvir.sqlite');
const pathOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);

function statementsOn(on: Database) {
  return {
    insert: prepareQuery<{ key: string; count: number }>(on)((kysely, param) =>
      kysely
        .insertInto('rateLimits')
        .values({ key: param('key'), count: param('count'), resetsAt: 1 })
        .returning('count'),
    ),
    raise: prepareQuery<{ key: string }>(on)((kysely, param) =>
      kysely
        .updateTable('rateLimits')
        .set((eb) => ({ count: eb('count', '+', 1) }))
        .where('key', '=', param('key'))
        .returning('count'),
    ),
    find: prepareQuery<{ key: string }>(on)((kysely, param) =>
      kysely.selectFrom('rateLimits').select('count').where('key', '=', param('key')),
    ),
  };
}

const { insert, raise, find } = statementsOn(db);
const isThere = async (key: string) => (await find.first({ key })) !== undefined;

describe('what is committed together', () => {
  test('is there when it resolves, each statement with its rows, and sees what those before it did', async () => {
    const key = 'in order';
    const rows = await db.commit(insert.with({ key, count: 1 }), raise.with({ key }), find.with({ key }));
    expect(rows).toEqual([[{ count: 1 }], [{ count: 2 }], [{ count: 2 }]]);
    expect(await find.all({ key })).toEqual([{ count: 2 }]);
  });

  test('is done whole or not at all, whichever statement fails', async () => {
    await db.commit(insert.with({ key: 'taken', count: 1 }));
    const fails = insert.with({ key: 'taken', count: 2 });
    const goesWell = [insert.with({ key: 'half', count: 1 }), insert.with({ key: 'other half', count: 1 })] as const;
    for (const index of [0, 1, 2]) {
      const statements = goesWell.toSpliced(index, 0, fails);
      await expect(db.commit(...statements)).rejects.toThrow(/unique/i);
    }
    expect([await isThere('half'), await isThere('other half')]).toEqual([false, false]);
    expect(await find.all({ key: 'taken' })).toEqual([{ count: 1 }]);
  });

  test('is undone if a statement gives no row that has to give one, and says so in the caller’s words', async () => {
    const missing = () => new Error('nobody has this key');
    const write = insert.with({ key: 'conditional', count: 1 });
    const condition = required(raise.with({ key: 'nobody' }), missing);
    for (const statements of [[condition], [write, condition], [condition, write]]) {
      await expect(db.commit(...statements)).rejects.toThrow('nobody has this key');
    }
    expect(await isThere('conditional')).toBe(false);
    await db.commit(write, required(raise.with({ key: 'conditional' }), missing));
    expect(await find.all({ key: 'conditional' })).toEqual([{ count: 2 }]);
  });

  test('is nothing without statements', async () => {
    expect(await db.commit()).toEqual([]);
  });
});

describe('of ten commits at once', () => {
  const failing = 4;

  test.each([
    ['one statement', (key: string) => [insert.with({ key, count: 1 })]],
    ['two statements', (key: string) => [insert.with({ key, count: 1 }), raise.with({ key })]],
  ])('with %s each, one that fails does so alone', async (name, statementsOf) => {
    const keys = Array.from({ length: 10 }, (_, index) => `${name} ${index}`);
    await db.commit(insert.with({ key: keys[failing]!, count: 7 }));
    const outcomes = await Promise.allSettled(keys.map((key) => db.commit(...statementsOf(key))));
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(keys.map((_, index) => index === failing));
    expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => true));
    expect(await find.all({ key: keys[failing]! })).toEqual([{ count: 7 }]);
  });

  test('one whose condition is not met fails alone, and the others raise the same number', async () => {
    const key = 'raised by nine';
    await db.commit(insert.with({ key, count: 0 }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        db.commit(
          raise.with({ key }),
          required(find.with({ key: index === failing ? 'nobody' : key }), () => new Error('not met')),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await find.all({ key })).toEqual([{ count: 9 }]);
  });
});

test('a process that is killed in the middle of a commit has kept all that it acknowledged, and nothing half', async () => {
  const { dataDir, databaseUrl } = place;
  const goOn = await haltInserts(db, 'writeProbe');
  const script = `
    const { openDatabase } = await import(${pathOf('./open.ts')});
    const db = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    const insert = (key) => ({ sql: \`insert into "rateLimits" values ('\${key}', 1, 1)\`, values: [] });
    await Promise.all(['acknowledged 1', 'acknowledged 2'].map((key) => db.commit(insert(key))));
    const halts = { sql: 'insert into "writeProbe" values (2, 0)', values: [] };
    await Promise.all([db.commit(insert('before'), halts, insert('after')), db.commit(insert('beside'))]);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  await insertIsHalted(db, place);
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
  await goOn();
  expect([await isThere('acknowledged 1'), await isThere('acknowledged 2')]).toEqual([true, true]);
  expect(await isThere('after')).toBe(await isThere('before'));
});

test('a database that is closed meanwhile has done what it says it has, and refused the rest', async () => {
  const other = await place.open();
  const { insert: insertThere } = statementsOn(other);
  const keys = Array.from({ length: 600 }, (_, index) => `at the end ${index}`);
  const written = Promise.allSettled(keys.map((key) => other.commit(insertThere.with({ key, count: 1 }))));
  await other.close();
  const outcomes = await written;
  expect(await Promise.all(keys.map(isThere))).toEqual(outcomes.map(({ status }) => status === 'fulfilled'));
  expect(outcomes[0]?.status).toBe('fulfilled');
});

describe('whoever listens for a topic', () => {
  const about = (topic: string) => ({ ...raise.with({ key: 'nobody' }), topic });

  test('is woken once after a commit, not by one that fails or is about something else, and not after the end', async () => {
    let woken = 0;
    const stop = db.onCommit('one', () => (woken += 1));
    await db.commit(about('one'), about('one'), about('other'));
    expect(woken).toBe(1);
    await db.transaction((run) => run(about('one')));
    expect(woken).toBe(2);
    const unmet = required(find.with({ key: 'nobody' }), () => new Error('unmet'));
    await expect(db.commit(about('one'), unmet)).rejects.toThrow('unmet');
    await db.commit(about('other'));
    stop();
    await db.commit(about('one'));
    expect(woken).toBe(2);
  });

  test.runIf(db.engine === 'postgres')(
    'is woken by other processes on the same database too, also after its connection was cut',
    async () => {
      const there = await place.open();
      onTestFinished(() => there.close());
      let woken = 0;
      there.onCommit('far', () => (woken += 1));
      const isHeard = async () => {
        await db.commit(about('far'));
        return woken > 0;
      };
      await eventually('the other process to hear', isHeard);
      await place.cutConnections();
      woken = 0;
      // A connection in use during the cut fails first, so the commit is retried.
      await eventually('the other process to hear again', () => isHeard().catch(() => false));
    },
  );

  /** Resolves once a commit of the other process is heard, and with it everything that it did before. */
  async function hearsFrom(other: Database): Promise<void> {
    const topic = `heard-${crypto.randomUUID()}`;
    let isHeard = false;
    const end = db.onCommit(topic, () => (isHeard = true));
    await other.commit(about(topic));
    await eventually('the commit to be heard', () => isHeard);
    end();
  }

  test.runIf(db.engine === 'postgres')(
    'is woken by another process once for what it did in a tenth of a second, also where that one ends at once',
    async () => {
      const there = await place.open();
      let woken = 0;
      onTestFinished(db.onCommit('gathered', () => (woken += 1)));
      await eventually('this process to listen', async () => {
        await there.commit(about('gathered'));
        return woken > 0;
      });
      await hearsFrom(there);
      woken = 0;
      const startedAt = performance.now();
      for (let count = 0; count < 30; count += 1) await there.commit(about('gathered'));
      const tenths = Math.floor((performance.now() - startedAt) / 100);
      await there.close();
      await eventually('what was left at the end', () => woken > 0);
      const third = await place.open();
      onTestFinished(() => third.close());
      await hearsFrom(third);
      // The first, one for each tenth of a second after it, and one for the remainder at the end.
      expect(woken).toBeLessThanOrEqual(tenths + 2);
    },
  );
});

describe.runIf(db.engine === 'sqlite')('on SQLite', () => {
  /** Number of commits in the write-ahead log: a frame that ends a transaction stores the size of the database. */
  function commitsInLog(): number {
    const log = readFileSync(`${sqlitePath}-wal`);
    const [headerBytes, frameHeaderBytes] = [32, 24];
    const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
    const salt = log.subarray(16, 24);
    let commits = 0;
    for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
      if (salt.equals(log.subarray(at + 8, at + 16)) && log.readUInt32BE(at + 4) > 0) commits += 1;
    }
    return commits;
  }

  /** Locks the file, as another process would. */
  function lockFile(): DatabaseSync {
    const connection = new DatabaseSync(sqlitePath);
    onTestFinished(() => connection.close());
    connection.exec('begin immediate');
    return connection;
  }

  test('a power cut leaves a whole database: SQLite keeps its order, with a write-ahead log', async () => {
    const value = async (pragma: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`PRAGMA ${pragma}`).execute(db.kysely)).rows[0] ?? {})[0];
    const normal = 1;
    expect(await value('synchronous')).toBe(normal);
    expect(await value('journal_mode')).toBe('wal');
    expect(await value('foreign_keys')).toBe(1);
  });

  test('commits that arrive together share one, up to 256 of them', async () => {
    const write = (name: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => db.commit(insert.with({ key: `${name} ${index}`, count }))),
      );
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db.kysely);
    await write('first', 1);
    expect(commitsInLog()).toBe(1);
    await write('together', 256);
    expect(commitsInLog()).toBe(2);
    await write('more than a group', 257);
    expect(commitsInLog()).toBe(4);
  });

  test('a lock of another process stops neither reads nor anything else, and writes go on after it', async () => {
    const holder = lockFile();
    let isWritten = false;
    const writing = db.commit(insert.with({ key: 'behind a lock', count: 1 })).then(() => (isWritten = true));
    // If a read waited for the lock, these could not end before the write gives up on it and fails.
    for (let count = 0; count < 100; count += 1) {
      await find.all({ key: 'behind a lock' });
      await turns(1);
    }
    expect(isWritten).toBe(false);
    holder.exec('rollback');
    await writing;
    expect(await isThere('behind a lock')).toBe(true);
  });

  test('a lock that another process keeps for five seconds is told to all who wait to write', async () => {
    const holder = lockFile();
    const keys = ['never written 1', 'never written 2'];
    const outcomes = await Promise.allSettled(keys.map((key) => db.commit(insert.with({ key, count: 1 }))));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseOutage(outcome.reason))).toEqual([
      true,
      true,
    ]);
    holder.exec('rollback');
    await db.commit(insert.with({ key: 'written again', count: 1 }));
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
  });
});
