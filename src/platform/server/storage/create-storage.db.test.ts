import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { databaseForThisFile, isOnPostgres } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { turns } from '../../../../test/support/turns.ts';
import { createStorage } from './create-storage.ts';
import { createLocalFolder } from './local-folder.ts';

const { db, place } = await databaseForThisFile();
const uploads = join(place.dataDir, 'uploads');
// Date is looked up at each call, so that a stopped clock stops it.
const storage = createStorage(db, createLocalFolder(place.dataDir), () => Date.now());
const pathOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);

async function keep(): Promise<{ key: string; path: string }> {
  const key = await (await storage.receive(Readable.from(['a CV']))).keep('.pdf');
  return { key, path: join(uploads, key) };
}

function claim(key: string): Promise<unknown> {
  return db.commit(storage.claim(key));
}

function unclaimed() {
  return db.kysely.selectFrom('unclaimedFiles').selectAll().execute();
}

/** Number of connections to this database on PostgreSQL that wait for another transaction. */
async function locksWaitedFor(): Promise<number> {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db.readKysely,
    );
  return rows.length;
}

describe('a kept file', () => {
  test('has a random name with its extension, and once claimed it stays for ever', async () => {
    const { key, path } = await keep();
    expect(key).toMatch(/^[\da-f-]{36}\.pdf$/);
    await claim(key);
    await storage.giveUp(key);
    stopClock().advance(400 * dayMs);
    await storage.sweep();
    expect(existsSync(path)).toBe(true);
    expect(await unclaimed()).toEqual([]);
  });

  test('that is given up is gone, and nothing can claim it any more', async () => {
    const { key, path } = await keep();
    await storage.giveUp(key);
    await storage.giveUp(key);
    expect(existsSync(path)).toBe(false);
    await expect(claim(key)).rejects.toThrow('given up');
  });

  test('that its row let go goes with it: at once, or with the next sweep where the process died before', async () => {
    const [first, second] = [await keep(), await keep()];
    for (const { key } of [first, second]) {
      await claim(key);
      await db.commit(storage.release(key));
    }
    await storage.giveUp(first.key);
    expect([existsSync(first.path), existsSync(second.path)]).toEqual([false, true]);
    await storage.sweep();
    expect(existsSync(second.path)).toBe(false);
    expect(await unclaimed()).toEqual([]);
  });

  test('whose commit fails is swept a day later, and not before', async () => {
    const { key, path } = await keep();
    const impossible = { sql: 'insert into "rateLimits" values (null, null, null)', values: [] };
    await expect(db.commit(storage.claim(key), impossible)).rejects.toThrow(/null/i);
    const clock = stopClock();
    clock.advance(dayMs - hourMs);
    await storage.sweep();
    expect(existsSync(path)).toBe(true);
    clock.advance(2 * hourMs);
    await storage.sweep();
    expect(existsSync(path)).toBe(false);
    expect(await unclaimed()).toEqual([]);
  });

  test('that cannot be removed is told, keeps no other from being swept, and is removed once it can be', async () => {
    const kept = [await keep(), await keep()] as const;
    for (const { key } of kept) {
      await claim(key);
      await db.commit(storage.release(key));
    }
    const [stuck, other] = kept;
    rmSync(stuck.path);
    mkdirSync(stuck.path);
    await expect(storage.sweep()).rejects.toThrow('1 files could not be removed');
    expect([existsSync(stuck.path), existsSync(other.path)]).toEqual([true, false]);
    expect((await unclaimed()).map(({ key }) => key)).toEqual([stuck.key]);
    rmdirSync(stuck.path);
    await storage.sweep();
    expect(await unclaimed()).toEqual([]);
  });

  test('that is being claimed while it is swept stays, however late that is', async () => {
    const { key, path } = await keep();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: claimed, resolve: tellClaimed } = Promise.withResolvers<void>();
    const claiming = db.transaction(async (run) => {
      await run(storage.claim(key));
      tellClaimed();
      await mayCommit;
    });
    await claimed;
    stopClock().advance(2 * dayMs);
    const sweeping = storage.sweep();
    if (isOnPostgres) await eventually('the sweep to wait for the claim', async () => (await locksWaitedFor()) > 0);
    else await turns();
    commit();
    await Promise.all([claiming, sweeping]);
    expect(existsSync(path)).toBe(true);
  });

  test('of which the database knows nothing is never swept', async () => {
    const { key, path } = await keep();
    await db.kysely.deleteFrom('unclaimedFiles').where('key', '=', key).execute();
    stopClock().advance(400 * dayMs);
    await storage.sweep();
    expect(existsSync(path)).toBe(true);
  });

  test('of a process that was killed before its commit is swept a day later', async () => {
    const before = new Set(readdirSync(uploads));
    const { dataDir, databaseUrl } = place;
    const script = `
      const { Readable } = await import('node:stream');
      const { openDatabase } = await import(${pathOf('../db/open.ts')});
      const { createLocalFolder } = await import(${pathOf('./local-folder.ts')});
      const { createStorage } = await import(${pathOf('./create-storage.ts')});
      const db = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
      const storage = createStorage(db, createLocalFolder(${JSON.stringify(dataDir)}), Date.now);
      const key = await (await storage.receive(Readable.from(['a CV']))).keep('.pdf');
      await db.transaction(async (run) => {
        await run(storage.claim(key));
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => setTimeout(() => {}, 60_000));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const left = readdirSync(uploads).filter((name) => !before.has(name) && name !== 'incoming');
    expect(left).toHaveLength(1);
    stopClock().advance(dayMs + hourMs);
    await storage.sweep();
    expect(readdirSync(uploads).filter((name) => left.includes(name))).toEqual([]);
    expect(await unclaimed()).toEqual([]);
  });
});
