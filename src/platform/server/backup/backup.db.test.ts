import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import {
  createDatabasePlace,
  type DatabasePlace,
  type Engine,
  migratedPlace,
} from '../../../../test/support/database.ts';
import { forgeBackup } from '../../../../test/support/forged-backup.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { rowsFor } from '../../../../test/suites.ts';
import type { Database } from '../db/database.ts';
import { UnknownTable, listTables, loadDatabase } from '../db/load.ts';
import { openSnapshot } from '../db/open.ts';
import type { Row } from '../db/snapshot.ts';
import { type FileStore, newFileKey } from '../storage/file-store.ts';
import { createLocalFolder } from '../storage/local-folder.ts';
import { DamagedBackupError, checkBackup } from './check-backup.ts';
import { insertBackupNote, lastBackupQuery } from './queries.ts';
import { LeftoverFilesError, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const fileColumns = [{ table: 'applications', keyColumn: 'cvKey' }];
const secret = 'a secret of at least thirty-two characters';
const quiet = () => undefined;

interface Installation {
  readonly place: DatabasePlace;
  readonly db: Database;
  readonly files: ReturnType<typeof createLocalFolder>;
}

async function emptyInstallation(engine?: Engine): Promise<Installation> {
  return installationOn(await createDatabasePlace(undefined, engine));
}

async function installationOn(place: DatabasePlace): Promise<Installation> {
  const db = await place.open();
  onTestFinished(async () => {
    await db.close();
    await place[Symbol.asyncDispose]();
  });
  return { place, db, files: createLocalFolder(place.dataDir) };
}

function folder(): string {
  const made = temporaryFolder();
  onTestFinished(() => made[Symbol.dispose]());
  return made.path;
}

/** Installation with a year's data: texts of all kinds, rows that reference others, and a file of each size. */
async function filledInstallation(applications = 3): Promise<Installation> {
  const made = await installationOn(await migratedPlace());
  const { db, files } = made;
  const texts = ['plain', 'it\'s "quoted"\\\n\tand\u2028broken\r\n', 'مرحبا 👩🏽‍💻 ﷽', ''];
  for (const [index, text] of texts.entries()) {
    const [id, createdAt] = [`u${index}`, new Date(index).toISOString()];
    const account = { id, name: text, email: `${id}@example.org`, createdAt, updatedAt: createdAt };
    await db.kysely
      .insertInto('authUsers')
      .values({
        ...account,
        emailVerified: 1,
        image: null,
        role: 'admin',
        disabledAt: index === 0 ? null : 1_790_000_000_000,
      })
      .execute();
    await db.kysely.insertInto('users').values({ uid: id, name: text, email: account.email }).execute();
    await db.kysely
      .insertInto('enrollments')
      .values({ id: `e${index}`, userId: id, courseId: 'course1' })
      .execute();
  }
  for (let index = 0; index < applications; index += 1) {
    const arrived = await files.receive(Readable.from([Buffer.alloc(index * 50_000, `file ${index}`)]));
    const cvKey = newFileKey('.pdf');
    await arrived.keepAs(cvKey);
    const person = {
      userId: null,
      openingId: null,
      name: 'Ada',
      email: 'ada@example.org',
      linkedin: 'https://l',
      website: 'https://w',
    };
    const row = {
      id: `a${index}`,
      ...person,
      cvName: 'cv.pdf',
      cvKey,
      cvBytes: arrived.bytes,
      timestamp: Number.MAX_SAFE_INTEGER,
      status: 'received',
      statusAt: Number.MAX_SAFE_INTEGER,
      searchText: '',
      cvState: 'unscanned',
    } as const;
    await db.kysely.insertInto('applications').values(row).execute();
  }
  return made;
}

async function backUp({ place, files }: Installation, path = join(folder(), 'a.backup')) {
  const snapshot = await openSnapshot(place);
  try {
    const sources = { snapshot, files, fileColumns, secret, version: '1.0.0', now: Date.now, progress: quiet };
    return { path, manifest: await writeBackup(path, sources) };
  } finally {
    await snapshot.close();
  }
}

async function restore(path: string, { db, files }: Installation, known = migrations): Promise<string | undefined> {
  let kept: string | undefined;
  const manifest = await checkBackup(path, quiet);
  await restoreBackup(path, manifest, {
    db,
    files,
    migrations: known,
    storeSecret: async (given) => void (kept = given),
    progress: quiet,
    now: Date.now,
  });
  return kept;
}

/** Every row of every table, in an order that does not depend on the engine. */
async function allRows({ place }: Installation): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(place);
  const all: Record<string, string[]> = {};
  const lineOf = (row: Row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  for (const table of snapshot.tables) {
    all[table] = [];
    for await (const rows of snapshot.rows(table)) all[table].push(...rows.map(lineOf));
    all[table].sort();
  }
  await snapshot.close();
  return all;
}

async function allFiles({ files }: Installation): Promise<Record<string, Buffer>> {
  const all: Record<string, Buffer> = {};
  for await (const { key } of files.list()) all[key] = await buffer((await files.read(key))!.stream);
  return all;
}

describe('a restored backup', () => {
  test.each(['sqlite', 'postgres'] as const)('has every row and file, on %s', async (engine) => {
    const from = await filledInstallation();
    const { path, manifest } = await backUp(from);
    const to = await emptyInstallation(engine);
    expect(await restore(path, to)).toBe(secret);
    const rows = await allRows(from);
    expect({ ...(await allRows(to)), backups: [] }).toEqual(rows);
    expect(rows['users']).toHaveLength(4);
    expect(await allFiles(to)).toEqual(await allFiles(from));
    expect(manifest).toMatchObject({ engine: from.db.engine, files: { count: 3, bytes: 150_000 }, missingFiles: [] });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('knows from which it was restored, rather than what was noted before it was made', async () => {
    const from = await filledInstallation();
    await insertBackupNote(from.db.kysely, { kind: 'made', rowsAt: 1, doneAt: 2, bytes: 3 });
    const { path, manifest } = await backUp(from);
    const to = await emptyInstallation();
    await restore(path, to);
    const note = await lastBackupQuery(to.db).first({});
    expect(note).toMatchObject({ kind: 'restored', rowsAt: manifest.createdAt, bytes: statSync(path).size });
    expect(note?.doneAt).toBeGreaterThanOrEqual(manifest.createdAt);
    await insertBackupNote(to.db.kysely, { kind: 'made', rowsAt: 4, doneAt: 5, bytes: 6 });
    expect(await lastBackupQuery(to.db).first({})).toEqual({ kind: 'made', rowsAt: 4, doneAt: 5, bytes: 6 });
  });

  test.each(['sqlite', 'postgres'] as const)('goes on numbering where it was, on %s', async (engine) => {
    const from = await filledInstallation();
    const event = (id: string) => ({ id, userId: 'u1', type: 'told', data: '{}', createdAt: 1 });
    for (const id of ['one', 'two', 'three']) await from.db.kysely.insertInto('events').values(event(id)).execute();
    // The highest number is deleted, but must not be reused: a browser that saw it would miss the next event.
    await from.db.kysely.deleteFrom('events').where('id', '=', 'three').execute();
    const to = await emptyInstallation(engine);
    await restore((await backUp(from)).path, to);
    await to.db.kysely.insertInto('events').values(event('four')).execute();
    const rows = await to.db.kysely.selectFrom('events').select(['seq', 'id']).orderBy('seq').execute();
    expect(rows.map(({ seq, id }) => [seq, id])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [4, 'four'],
    ]);
  });

  test('still refuses what the database holds true', async () => {
    const from = await filledInstallation();
    const to = await emptyInstallation();
    await restore((await backUp(from)).path, to);
    const orphan = { id: 'e9', userId: 'nobody', courseId: 'course1' };
    await expect(to.db.kysely.insertInto('enrollments').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });

  test('of an older schema is brought up to date', async () => {
    const from = await filledInstallation();
    const to = await emptyInstallation();
    const later = {
      async up(kysely: Database['kysely']) {
        await kysely.schema.alterTable('users').addColumn('nickname', 'text').execute();
      },
    };
    await restore((await backUp(from)).path, to, { ...migrations, '9999-later': later });
    const names = await sql<{ nickname: null }>`select nickname from users`.execute(to.db.kysely);
    expect(names.rows).toEqual(Array.from({ length: 4 }, () => ({ nickname: null })));
  });
});

test('many rows and long ones arrive whole, in as many parts as they take', async () => {
  const from = await filledInstallation(0);
  const message = '×'.repeat(3000);
  const rows = Array.from({ length: 1201 }, (_, index) => ({
    id: `m${index}`,
    name: 'Ada',
    email: 'a@example.org',
    message,
    timestamp: index,
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await from.db.kysely
      .insertInto('contactMessages')
      .values(rows.slice(start, start + 100))
      .execute();
  }
  const { path, manifest } = await backUp(from);
  expect(Object.keys(manifest.parts).filter((name) => name.startsWith('database/contactMessages/'))).toHaveLength(4);
  const to = await emptyInstallation(from.db.engine === 'sqlite' ? 'postgres' : 'sqlite');
  await restore(path, to);
  expect((await allRows(to))['contactMessages']).toEqual((await allRows(from))['contactMessages']);
});

describe('a backup', () => {
  test('is of one moment, whatever is written while it is made', async () => {
    const from = await filledInstallation();
    const before = await allRows(from);
    const snapshot = await openSnapshot(from.place);
    await from.db.kysely.deleteFrom('authUsers').where('id', '=', 'u0').execute();
    const path = join(folder(), 'a.backup');
    await writeBackup(path, {
      snapshot,
      files: from.files,
      fileColumns,
      secret,
      version: '1.0.0',
      now: Date.now,
      progress: quiet,
    });
    await snapshot.close();
    const to = await emptyInstallation();
    await restore(path, to);
    expect({ ...(await allRows(to)), backups: [] }).toEqual(before);
    expect(await allRows(from)).not.toEqual(before);
  });

  test('says which files were gone when it came to them', async () => {
    const from = await filledInstallation(1);
    const [key = ''] = Object.keys(await allFiles(from));
    await from.files.remove(key);
    const { path, manifest } = await backUp(from);
    expect(manifest.missingFiles).toEqual([key]);
    expect((await checkBackup(path, quiet)).missingFiles).toEqual([key]);
  });

  test('that fails leaves no file, and neither does one whose source fails', async () => {
    const from = await filledInstallation();
    const where = folder();
    const broken = { ...from.files, read: () => Promise.reject(new Error('the disk is dead')) };
    await expect(backUp({ ...from, files: broken }, join(where, 'a.backup'))).rejects.toThrow('the disk is dead');
    expect(readdirSync(where)).toEqual([]);
  });
});

describe('a damaged backup is refused before anything is written', () => {
  /** Decompressed content; null if the compression itself is damaged. */
  function unpacked(bytes: Buffer): Buffer | null {
    try {
      return gunzipSync(bytes);
    } catch {
      return null;
    }
  }

  test('wherever one byte is another, except where the packing says the same with it', { timeout: 0 }, async () => {
    const from = await filledInstallation(1);
    const { path } = await backUp(from);
    const whole = readFileSync(path);
    const damaged = join(folder(), 'damaged.backup');
    let refused = 0;
    const places = rowsFor('long runs', [...whole.keys()], 150);
    for (const place of places) {
      for (const flipped of [0xff, 0x01]) {
        const bytes = Buffer.from(whole);
        bytes[place] = bytes[place]! ^ flipped;
        writeFileSync(damaged, bytes);
        const outcome = await checkBackup(damaged, quiet).catch((error: unknown) => error);
        if (outcome instanceof DamagedBackupError) refused += 1;
        else expect({ place, flipped, same: unpacked(bytes)?.equals(gunzipSync(whole)) }).toMatchObject({ same: true });
      }
    }
    expect(refused).toBeGreaterThan(1.9 * places.length);
  });

  test('wherever it ends too early, and where it is something else', async () => {
    const from = await filledInstallation(1);
    const { path } = await backUp(from);
    const whole = readFileSync(path);
    const cut = join(folder(), 'cut.backup');
    for (const length of [0, 1, 9, 1000, Math.floor(whole.length / 2), whole.length - 9, whole.length - 1]) {
      writeFileSync(cut, whole.subarray(0, length));
      await expect(checkBackup(cut, quiet), `${length} of ${whole.length} bytes`).rejects.toThrow(DamagedBackupError);
    }
    writeFileSync(cut, 'no archive at all');
    await expect(checkBackup(cut, quiet)).rejects.toThrow(DamagedBackupError);
  });
});

describe('a forged backup, whose sums are right,', () => {
  const row = '{"id":"x"}\n';

  test.each([
    ['files/../../evil.pdf'],
    ['files//etc/passwd'],
    ['files/evil.pdf'],
    ['database/../users/000001.jsonl'],
    ['database/users;drop/000001.jsonl'],
    ['/etc/passwd'],
    ['../secret'],
  ])('is refused for a part that is called %s', async (name) => {
    const path = await forgeBackup(folder(), [[name, row]]);
    await expect(checkBackup(path, quiet)).rejects.toThrow(`${name} is not part of a backup`);
  });

  test('is refused for a part that is there twice, one that no memory holds, and a moment that no calendar has', async () => {
    const twice = await forgeBackup(folder(), [
      ['secret', 'one'],
      ['secret', 'two'],
    ]);
    await expect(checkBackup(twice, quiet)).rejects.toThrow('secret is there twice');
    const large = await forgeBackup(folder(), [['database/users/000001.jsonl', ' '.repeat(65 * 1024 * 1024)]]);
    await expect(checkBackup(large, quiet)).rejects.toThrow('is not part of a backup');
    const late = await forgeBackup(folder(), [], { createdAt: Number.MAX_SAFE_INTEGER });
    await expect(checkBackup(late, quiet)).rejects.toThrow('cannot read its manifest');
  });

  test.each(['pg_authid', 'sqlite_master', 'kysely_migration', 'nothing'])(
    'fills no table of the engine, and none that there is not: %s',
    async (table) => {
      const to = await emptyInstallation();
      const path = await forgeBackup(folder(), [[`database/${table}/000001.jsonl`, row]]);
      await expect(restore(path, to)).rejects.toThrow(UnknownTable);
      expect(await listTables(to.db.kysely)).toEqual([]);
    },
  );
});

test('of a restore that fails in the middle nothing stays, or it is said what', async () => {
  const from = await filledInstallation();
  const { path } = await backUp(from);
  const to = await emptyInstallation();
  const manifest = await checkBackup(path, quiet);
  const storeSecret = () => Promise.reject(new Error('the disk is full'));
  const target = { ...to, migrations, storeSecret, progress: quiet, now: Date.now };
  await expect(restoreBackup(path, manifest, target)).rejects.toThrow('the disk is full');
  expect(await listTables(to.db.kysely)).toEqual([]);
  expect(await allFiles(to)).toEqual({});

  const files: FileStore = { ...to.files, remove: () => Promise.reject(new Error('the bucket is away')) };
  const failure = await restoreBackup(path, manifest, { ...target, files }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LeftoverFilesError);
  expect((failure as LeftoverFilesError).keys.toSorted()).toEqual(Object.keys(await allFiles(to)).toSorted());
  expect((failure as LeftoverFilesError).cause).toMatchObject({ message: 'the disk is full' });
});

test('rows that refer to none are not taken', async () => {
  const to = await emptyInstallation();
  const plan = { ran: Object.keys(migrations), sequences: {} };
  const loading = loadDatabase(to.db, migrations, plan, (insert) =>
    insert('users', [{ uid: 'nobody', name: '', email: '' }]),
  );
  await expect(loading).rejects.toThrow(/foreign key/i);
  expect(await listTables(to.db.kysely)).toEqual([]);
  expect(existsSync(to.place.dataDir)).toBe(true);
});
