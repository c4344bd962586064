import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { durabilityFaults } from './durability.ts';

const { db, place } = await databaseForThisFile();
const isSqlite = db.engine === 'sqlite';

test.runIf(isSqlite)('the writing connection keeps its order on the disk, with a write-ahead log', async () => {
  expect((await sql`pragma synchronous`.execute(db.kysely)).rows).toEqual([{ synchronous: 1 }]);
  expect((await sql`pragma journal_mode`.execute(db.kysely)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect(await durabilityFaults(db)).toEqual([]);
});

test.runIf(isSqlite)('a connection that keeps no order is told of', async () => {
  const weak = await place.open();
  await sql`pragma synchronous = off`.execute(weak.kysely);
  expect(await durabilityFaults(weak)).toEqual([expect.stringContaining('synchronous = 0:')]);
  await weak.close();
});

test.runIf(!isSqlite)('a PostgreSQL that acknowledges before it has written is told of, and no other', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.kysely);
  const [{ name } = { name: '' }] = rows;
  const faultsWith = async (value: 'on' | 'off') => {
    await sql`alter database ${sql.id(name)} set synchronous_commit = ${sql.raw(value)}`.execute(db.kysely);
    const opened = await place.open();
    const faults = await durabilityFaults(opened);
    await opened.close();
    return faults.filter((line) => line.includes('synchronous_commit'));
  };
  expect(await faultsWith('off')).toEqual([expect.stringContaining('synchronous_commit = off:')]);
  expect(await faultsWith('on')).toEqual([]);
});
