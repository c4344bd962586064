import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabasePlace, type Engine, createDatabasePlace, filledPlace } from '../../../test/support/database.ts';
import { answerIn } from '../../../test/support/operator.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { forgeBackup } from '../../../test/support/forged-backup.ts';
import { s3Environment, startS3Server } from '../../../test/support/s3.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  runOperator,
  signUp,
  startServer,
  stopServer,
} from '../../../test/support/server-process.ts';
import { lastBackupQuery } from '../../platform/server/backup/queries.ts';
import { writeBackup } from '../../platform/server/backup/write-backup.ts';
import { readSettings } from '../../platform/server/config/settings.ts';
import { openDatabase, openSnapshot } from '../../platform/server/db/open.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';

import { fileColumns } from './file-columns.ts';

type Environment = Record<string, string>;

const timeout = 3 * processTimeoutMs;
const password = 'correct horse';
const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40_000)]);

/** Settings of an installation that does not exist yet. */
async function emptyPlace(engine?: Engine): Promise<Environment> {
  const place = await createDatabasePlace(undefined, engine);
  return settingsFor(place, join(place.dataDir, 'data'));
}

/** Settings of an installation that was started before, with the shipped content. */
async function startedBefore(): Promise<Environment> {
  const place = await filledPlace();
  return settingsFor(place, place.dataDir);
}

function settingsFor(place: DatabasePlace, dataDir: string): Environment {
  onTestFinished(() => place[Symbol.asyncDispose]());
  return {
    OPVIR_RATE_LIMITS: 'off',
    OPVIR_DATA_DIR: dataDir,
    ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
  };
}

async function opvir(environment: Environment, ...words: string[]) {
  const { ended, output } = runOperator(environment, ...words);
  return { exitCode: await ended, ...output };
}

async function opvirJson<Answer>(environment: Environment, ...words: string[]): Promise<Answer> {
  const { exitCode, stdout, stderr } = await opvir(environment, ...words, '--json');
  if (exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${exitCode}: ${stderr}`);
  return answerIn<Answer>(stdout);
}

async function apply(address: string, content = cv): Promise<string | null> {
  const body = new FormData();
  const fields = { name: 'Ada', email: 'ada@example.org', linkedin: 'https://l.example', website: 'https://w.example' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('cv', new File([content], 'cv.pdf'));
  const answer = await fetch(`${address}/api/applications`, { method: 'POST', body });
  return answer.status === 201 ? ((await answer.json()) as { id: string }).id : null;
}

/** Applies and signs up repeatedly until it is stopped; returns the ids that were acknowledged so far. */
function putUnderLoad(address: string) {
  const acknowledged: string[] = [];
  const over = new AbortController();
  const applying = async () => {
    while (!over.signal.aborted) acknowledged.push((await apply(address)) ?? 'refused');
  };
  const signingUp = async () => {
    for (let index = 0; !over.signal.aborted; index += 1) await signUp(address, `load-${index}@example.org`);
  };
  const all = Promise.all([applying(), applying(), signingUp()]);
  return { acknowledged, stop: () => (over.abort(), all) };
}

interface Backup {
  tables: Record<string, number>;
  files: { count: number; bytes: number };
  missingFiles: string[];
}

const applicationsOf = (environment: Environment) =>
  opvirJson<{ id: string; cvFile: string }[]>(environment, 'applications', 'list');

async function expectEveryCv(environment: Environment): Promise<string[]> {
  const applications = await applicationsOf(environment);
  const files = openFileStore(readSettings(environment));
  for (const { cvFile } of applications) {
    const found = await files.read(cvFile.replace('uploads/', ''));
    expect((await buffer(found!.stream)).equals(cv)).toBe(true);
  }
  return applications.map(({ id }) => id);
}

test.each(['sqlite', 'postgres'] as const)(
  'a backup made under load is restored on %s: accounts, sessions and CVs are there',
  { timeout },
  async (engine) => {
    const here = await startedBefore();
    const server = startServer(here);
    const address = await addressOf(server);
    const cookie = (await signUp(address, 'ada@example.org')).headers.getSetCookie().map((line) => line.split(';')[0]);
    const load = putUnderLoad(address);
    await eventually('some applications', () => load.acknowledged.length > 3);
    const before = [...load.acknowledged];
    const path = join(emptyFolder(), 'opvir.backup');
    const made = await opvirJson<Backup>(here, 'backup', path);
    await load.stop();
    expect(load.acknowledged).not.toContain('refused');
    expect(await stopServer(server)).toBe(0);
    expect(made.missingFiles).toEqual([]);

    const there = await emptyPlace(engine);
    const { exitCode, stdout, stderr } = await opvir(there, 'restore', path);
    expect({ exitCode, stdout }).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Restored ') as string,
    });
    expect(stderr).toMatch(/bytes checked: .*\(100%\)[^]*bytes restored: .*\(100%\)/);
    const ids = await expectEveryCv(there);
    for (const id of before) expect(ids).toContain(id);
    const again = await opvirJson<Backup>(there, 'backup', join(emptyFolder(), 'again.backup'));
    expect([again.tables, again.files]).toEqual([{ ...made.tables, backups: 1 }, made.files]);

    const restored = startServer(there);
    const restoredAddress = await addressOf(restored);
    const session = await fetch(`${restoredAddress}/api/session`, { headers: { cookie: cookie.join('; ') } });
    expect(await session.json()).toMatchObject({ session: { user: { email: 'ada@example.org' } } });
    const signIn = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password }),
    };
    expect((await fetch(`${restoredAddress}/api/session`, signIn)).status).toBe(200);
    expect(await stopServer(restored)).toBe(0);
  },
);

/** Creates an installation with one account and one application, and its backup. */
async function backedUp(settings: Environment = {}, content = cv): Promise<{ here: Environment; path: string }> {
  const here = { ...(await startedBefore()), ...settings };
  const server = startServer(here);
  const address = await addressOf(server);
  await signUp(address, 'ada@example.org');
  expect(await apply(address, content)).not.toBeNull();
  expect(await stopServer(server)).toBe(0);
  const path = join(emptyFolder(), 'opvir.backup');
  await opvirJson(here, 'backup', path);
  return { here, path };
}

/** Backs up as an Opvir with one more migration would. */
async function backUpAsNewer(environment: Environment): Promise<{ path: string }> {
  const settings = readSettings(environment);
  const now = await openSnapshot(settings);
  const snapshot = { ...now, migrations: [...now.migrations, '9999-later'] };
  const path = join(emptyFolder(), 'newer.backup');
  const sources = { snapshot, files: openFileStore(settings), fileColumns, secret: 's'.repeat(32) };
  await writeBackup(path, { ...sources, version: '99.0.0', now: Date.now, progress: () => undefined });
  await now.close();
  return { path };
}

test('files move from a bucket into a folder and from a folder into a bucket', { timeout }, async () => {
  const { path } = await backedUp(s3Environment(await startS3Server()));
  const folder = await emptyPlace();
  await opvirJson(folder, 'restore', path);
  expect(await expectEveryCv(folder)).toHaveLength(1);
  const next = join(emptyFolder(), 'next.backup');
  await opvirJson(folder, 'backup', next);
  const bucket = { ...(await emptyPlace()), ...s3Environment(await startS3Server()) };
  await opvirJson(bucket, 'restore', next);
  expect(await expectEveryCv(bucket)).toHaveLength(1);
  expect(readdirSync(join(bucket['OPVIR_DATA_DIR'] ?? '', 'uploads'))).toEqual(['incoming']);
});

test(
  'a backup is refused where it is damaged, where something is already, and where a newer Opvir made it',
  { timeout },
  async () => {
    const { here, path } = await backedUp();
    const there = await emptyPlace();
    const damaged = join(emptyFolder(), 'damaged.backup');
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 0xff;
    writeFileSync(damaged, bytes);
    const refused = await opvir(there, 'restore', damaged);
    expect(refused).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/is not a complete backup: .*Nothing was written\./) as string,
    });
    expect(existsSync(there['OPVIR_DATA_DIR'] ?? '')).toBe(false);
    const { path: newer } = await backUpAsNewer(here);
    const tooNew = await opvir(there, 'restore', newer);
    expect(tooNew.exitCode).toBe(1);
    expect(tooNew.stderr).toContain('Opvir 99.0.0, which made this backup, is newer than this one.');
    expect(existsSync(there['OPVIR_DATA_DIR'] ?? '')).toBe(false);
    const used = await opvir(here, 'restore', path);
    expect(used.exitCode).toBe(1);
    expect(used.stderr).toMatch(
      /only to an empty installation, but .* holds \d+ tables, .* holds 1 file, .* holds a secret\. Nothing/,
    );
    const none = await opvir(there, 'restore', join(emptyFolder(), 'none'));
    expect(none).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('cannot be read (ENOENT)') as string });
  },
);

test(
  'a forged backup is refused in one line, without what steers a terminal, and nothing of it stays',
  { timeout },
  async () => {
    const there = await emptyPlace();
    const named = await forgeBackup(emptyFolder(), [['files/\u001b[2J\u202e', '']]);
    const refused = await opvir(there, 'restore', named);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(
      'is not a complete backup: files/[2J is not part of a backup. Nothing was written.',
    );
    const table = await forgeBackup(emptyFolder(), [['database/passwords/000001.jsonl', '{}\n']]);
    const unfit = await opvir(there, 'restore', table);
    expect(unfit.exitCode).toBe(1);
    expect(unfit.stderr).toContain('could not be restored: there is no table passwords. Nothing was restored.');
    const words = await forgeBackup(emptyFolder(), [['database/users/000001.jsonl', 'no JSON\n']]);
    expect((await opvir(there, 'restore', words)).stderr).toMatch(/could not be restored: .*not valid JSON.*Nothing/);
  },
);

test(
  'a backup is noted in its database; one with tables of before is made all the same, and says so',
  { timeout },
  async () => {
    const { here, path } = await backedUp();
    const settings = readSettings(here);
    const db = await openDatabase(settings);
    onTestFinished(() => db.close());
    expect(await lastBackupQuery(db).first({})).toMatchObject({ kind: 'made', bytes: statSync(path).size });
    await db.kysely.schema.dropTable('backups').execute();
    const again = await opvir(here, 'backup', join(emptyFolder(), 'again.backup'));
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('This backup is not recorded in the database: its tables are from an older Opvir');
  },
);

test('a backup is never written over another, and none is made of what is not there', { timeout }, async () => {
  const { here, path } = await backedUp();
  const again = await opvir(here, 'backup', path);
  expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('already exists') as string });
  const where = emptyFolder();
  const nothing = await opvir(await emptyPlace(), 'backup', join(where, 'a.backup'));
  expect(nothing).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('There is no Opvir database') as string,
  });
  expect(readdirSync(where)).toEqual([]);
});

test('another OPVIR_SECRET than the backup has is told with what it means', { timeout }, async () => {
  const { path } = await backedUp();
  const there: Environment = { ...(await emptyPlace()), OPVIR_SECRET: 'another secret of thirty-two characters' };
  const { exitCode, stdout } = await opvir(there, 'restore', path);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('everyone has to log in again');
  expect(existsSync(join(there['OPVIR_DATA_DIR'] ?? '', 'secret'))).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'a disk that is full is told, and nothing of the backup stays',
  { timeout },
  async () => {
    const { here } = await backedUp({}, Buffer.concat([cv, randomBytes(2_000_000)]));
    const where = emptyFolder();
    // The blocks have 512 or 1024 bytes: too few for the CV, which does not compress.
    const operator = join(import.meta.dirname, 'opvir.ts');
    const command = [
      '/bin/sh',
      '-c',
      'ulimit -f 1024; exec "$0" "$@"',
      process.execPath,
      operator,
      'backup',
      join(where, 'a.backup'),
    ];
    const { ended, output } = startServer(here, command);
    expect(await ended).toBe(1);
    expect(output.stderr).toMatch(/The backup .* could not be written: EFBIG.* The partial file was removed\./);
    expect(readdirSync(where)).toEqual([]);
  },
);
