import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { createDatabasePlace, databaseForThisFile } from '../../../../test/support/database.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import type { Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { fileReader } from './read-file.ts';
import { hashOf } from './folder.ts';
import { storeFiles } from './store-files.ts';
import { factsOf, storedReader } from './read-stored.ts';

test('files that were stored whole are read as before once their bytes stand in parts (migration 0021)', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0021'));
  await migrateToLatest(db, before);
  const files = { 'a.svg': '', 'b.svg': 'b', 'c.svg': 'cc', 'd.svg': 'ddd', 'd-again.svg': 'ddd' };
  for (const [path, text] of Object.entries(files)) {
    const data = Buffer.from(text).toString('base64');
    await sql`insert into "contentAssets" (path, data, hash, "importedHash")
      values (${path}, ${data}, ${`hash of ${text}`}, ${null})`.execute(db.kysely);
  }
  await migrateToLatest(db, migrations);
  const read = fileReader(db);
  const { assets } = await storedReader(db)();
  expect(assets).toHaveLength(5);
  for (const row of assets) {
    const stream = await read(factsOf(row));
    expect(stream && (await buffer(stream)).toString()).toBe(files[row.path as keyof typeof files]);
    expect(row.sizeBytes).toBe(files[row.path as keyof typeof files].length);
  }
  await db.close();
});

test('of a file that changed while it was taken in nothing stands in the way of the right one', async () => {
  const { db } = await databaseForThisFile();
  using folder = temporaryFolder();
  const file = join(folder.path, 'film.mp4');
  const right = Buffer.alloc(5 * 1024 * 1024, 'right');
  const asset = { path: 'film.mp4', type: 'video/mp4', hash: hashOf(right), sizeBytes: right.length, file };
  writeFileSync(file, Buffer.alloc(9 * 1024 * 1024, 'wrong'));
  await expect(storeFiles(db, [asset])).rejects.toThrow('changed during the import');
  writeFileSync(file, right);
  await storeFiles(db, [asset]);
  const stream = await fileReader(db)(asset);
  expect(stream && hashOf(await buffer(stream))).toBe(asset.hash);
});

test('of a video no commit carries more than a slow line to the database takes in time', async () => {
  const { db } = await databaseForThisFile();
  using folder = temporaryFolder();
  const file = join(folder.path, 'film.mp4');
  const film = Buffer.alloc(5 * 1024 * 1024, 'film');
  writeFileSync(file, film);
  const sent: number[] = [];
  const watched: Database = {
    ...db,
    commit: (...statements) => {
      const values = statements.flatMap((statement) => statement.values);
      sent.push(values.reduce<number>((sum, value) => sum + String(value).length, 0));
      return db.commit(...statements);
    },
  };
  const asset = { path: 'film.mp4', type: 'video/mp4', hash: hashOf(film), sizeBytes: film.length, file };
  await storeFiles(watched, [asset]);
  // 5 Mbit/s for the three seconds within which PostgreSQL has to answer.
  expect(Math.max(...sent)).toBeLessThan((5_000_000 / 8) * 3);
  const stream = await fileReader(db)(asset);
  expect(stream && hashOf(await buffer(stream))).toBe(asset.hash);
});
