import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { pdf } from '../../../test/support/files.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  runOperator,
  signUp,
  startServer,
  startServerAfter,
  stopServer,
} from '../../../test/support/server-process.ts';

// Files that real processes leave in the data folder, and messages about an unusable folder.

const timeout = processTimeoutMs;
const onWindows = process.platform === 'win32';

/** Paths of the folder and everything in it. */
function everythingIn(dataDir: string): string[] {
  return ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
}

function openToOthers(dataDir: string): string[] {
  return everythingIn(dataDir).filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
}

async function requestReset(address: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${address}/api/password-resets`, { method: 'POST', headers, body: JSON.stringify({ email }) });
}

async function apply(address: string): Promise<void> {
  const body = new FormData();
  const fields = { name: 'Ada', email: 'ada@example.org', linkedin: 'https://l.example', website: 'https://w.example' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('cv', pdf());
  expect((await fetch(`${address}/api/applications`, { method: 'POST', body })).status).toBe(201);
}

function accountsIn(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true });
  const { count } = db.prepare('select count(*) as count from "authUsers"').get() as { count: number };
  db.close();
  return count;
}

/** Messages of the log, which has one JSON object per line. */
function logged(stdout: string): string[] {
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

describe.skipIf(onWindows)('who may read the data folder', () => {
  test('whatever the server and the command line make there, their user only', { timeout }, async () => {
    const dataDir = join(emptyFolder(), 'data');
    const server = startServerAfter('umask 022', { OPVIR_DATA_DIR: dataDir });
    const address = await addressOf(server);
    await signUp(address, 'ada@example.org');
    await requestReset(address, 'ada@example.org');
    await apply(address);
    await eventually('two mails', () => everythingIn(dataDir).filter((name) => name.endsWith('.eml')).length >= 2);
    expect(await runOperator({ OPVIR_DATA_DIR: dataDir }, 'user', 'list').ended).toBe(0);
    const made = ['opvir.sqlite', 'opvir.sqlite-shm', 'opvir.sqlite-wal', 'outbox', 'secret', 'server.lock', 'uploads'];
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(made));
    expect(openToOthers(dataDir)).toEqual([]);
    expect(await stopServer(server)).toBe(0);
    expect(openToOthers(dataDir)).toEqual([]);
  });

  test(
    'one that others may read is closed to them at the next start, which is a line in the log',
    { timeout },
    async () => {
      const dataDir = emptyFolder();
      const first = startServer({ OPVIR_DATA_DIR: dataDir });
      await apply(await addressOf(first));
      await stopServer(first);
      for (const name of everythingIn(dataDir)) {
        const path = join(dataDir, name);
        chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
      }
      const second = startServer({ OPVIR_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      await addressOf(second);
      expect(openToOthers(dataDir)).toEqual([]);
      await stopServer(second);
      expect(logged(second.output.stdout)).toEqual([
        `The data folder ${dataDir} was open to other users of this machine; it is closed now.`,
      ]);
      const third = startServer({ OPVIR_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      await addressOf(third);
      await stopServer(third);
      expect(logged(third.output.stdout)).toEqual([]);
    },
  );

  test('one that holds other files too keeps its rights, and the log says what to do', { timeout }, async () => {
    const dataDir = emptyFolder();
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, 'photos'));
    writeFileSync(join(dataDir, 'photos', 'of-somebody-else.txt'), '');
    for (const name of ['photos', 'photos/of-somebody-else.txt']) chmodSync(join(dataDir, name), 0o755);
    const server = startServer({ OPVIR_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    await addressOf(server);
    expect(openToOthers(dataDir)).toEqual(['.', 'photos', 'photos/of-somebody-else.txt']);
    await stopServer(server);
    expect(logged(server.output.stdout)).toEqual([
      `The data folder ${dataDir} is open to other users of this machine: it holds other files too; close it with: chmod 700 ${dataDir}`,
    ]);
  });
});

describe('the database file', () => {
  test('after a clean stop it holds everything by itself', { timeout }, async () => {
    const dataDir = emptyFolder();
    const server = startServer({ OPVIR_DATA_DIR: dataDir });
    const address = await addressOf(server);
    for (const name of ['ada', 'grace', 'edith']) await signUp(address, `${name}@example.org`);
    expect(await stopServer(server)).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('opvir.sqlite'))).toEqual(['opvir.sqlite']);
    const copy = join(emptyFolder(), 'copy.sqlite');
    copyFileSync(join(dataDir, 'opvir.sqlite'), copy);
    expect(accountsIn(copy)).toBe(3);
  });

  test('one that is damaged is one line at the start', { timeout }, async () => {
    const dataDir = emptyFolder();
    const path = join(dataDir, 'opvir.sqlite');
    writeFileSync(path, 'no database at all '.repeat(1000));
    const server = startServer({ OPVIR_DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.output).toEqual({
      stdout: '',
      stderr: `The database ${path} is damaged (file is not a database). Restore a backup; docs/operating.md explains how.\n`,
    });
  });

  test('one whose pages are damaged is one line at the start', { timeout }, async () => {
    const dataDir = emptyFolder();
    const first = startServer({ OPVIR_DATA_DIR: dataDir });
    await addressOf(first);
    await stopServer(first);
    const path = join(dataDir, 'opvir.sqlite');
    const db = new DatabaseSync(path);
    db.exec('delete from kysely_migration');
    db.close();
    // The header stays intact, and with it the size and the type of the file.
    writeFileSync(path, Buffer.alloc(8000, 'x'), { flag: 'r+' });
    const head = Buffer.from('SQLite format 3\0');
    writeFileSync(path, head, { flag: 'r+' });
    const second = startServer({ OPVIR_DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toMatch(/^The database \S+ is damaged \([^)]+\)\. Restore a backup.*\n$/);
  });

  test.skipIf(onWindows)('one that there is no room for is one line at the start', { timeout }, async () => {
    const dataDir = emptyFolder();
    // No file may grow beyond this many blocks: simulates a full disk without root access.
    for (const blocks of [0, 8, 64]) {
      const server = startServerAfter(`ulimit -f ${blocks}`, { OPVIR_DATA_DIR: dataDir });
      expect(await server.ended).toBe(1);
      expect(server.output.stderr).toMatch(/^(The secret|There is no room|The disk|The lock) [^\n]+\n$/);
    }
  });
});

describe('a command line that lacks the server’s settings', () => {
  test('says where it looked and what to set, and makes nothing', { timeout }, async () => {
    const dataDir = join(emptyFolder(), 'data');
    for (const json of [[], ['--json']]) {
      const operator = runOperator({ OPVIR_DATA_DIR: dataDir }, 'user', 'list', ...json);
      expect(await operator.ended).toBe(1);
      expect(operator.output.stderr).toContain(`There is no Opvir database at ${join(dataDir, 'opvir.sqlite')}.`);
      expect(operator.output.stderr).toContain('Set OPVIR_DATA_DIR or DATABASE_URL to the value that the server uses');
    }
    expect(() => readdirSync(dataDir)).toThrow('ENOENT');
  });

  test.skipIf(onWindows)('is given the one that fits by the server’s start', { timeout }, async () => {
    const dataDir = join(emptyFolder(), "it's data");
    const server = startServer({ OPVIR_DATA_DIR: dataDir });
    await signUp(await addressOf(server), 'ada@example.org');
    const command = /administrator: (.*) npm run opvir -- user grant <email> admin/.exec(server.output.stdout)?.[1];
    const shell = ['/bin/sh', '-c', `export ${command}; exec "$0" "$@"`, process.execPath];
    const cli = join(import.meta.dirname, '../cli/opvir.ts');
    const operator = startServer({}, [...shell, cli, 'user', 'grant', 'ada@example.org', 'admin']);
    expect(await operator.ended).toBe(0);
    expect(operator.output).toEqual({
      stdout: 'ada@example.org is now admin.\n',
      stderr: `Database: ${join(dataDir, 'opvir.sqlite')}\n`,
    });
  });
});
