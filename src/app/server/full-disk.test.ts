import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  signUp,
  startServer,
  startServerAfter,
  stopServer,
} from '../../../test/support/server-process.ts';

const timeout = processTimeoutMs;
/** Enough for the tables and the shipped content. */
const diskBytes = 16 * 1024 * 1024;

/** Mounts a file system of this size in bytes. Returns null if that is not allowed. */
function smallDisk(bytes: number): string | null {
  const folder = emptyFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    // Not Linux, not root, or a container: for whatever reason, there is no disk to fill.
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Uses up all free space. */
function fill(folder: string): string {
  const path = join(folder, 'filler');
  for (const bytes of [65_536, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  return path;
}

/** Readiness is checked only every few seconds, and the remaining space may suffice for one more check. */
function readiness(address: string, status: number): Promise<unknown> {
  const answers = async () => (await fetch(`${address}/readyz`)).status === status;
  return eventually(`/readyz to answer ${status}`, answers);
}

/** Sends this many messages concurrently; returns their statuses. */
function sendMessages(address: string, count: number): Promise<number[]> {
  const message = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'x'.repeat(4000) });
  const headers = { 'content-type': 'application/json' };
  const send = () => fetch(`${address}/api/contact-messages`, { method: 'POST', headers, body: message });
  return Promise.all(Array.from({ length: count }, async () => (await send()).status));
}

function storedMessages(dataDir: string): unknown {
  const db = new DatabaseSync(join(dataDir, 'opvir.sqlite'));
  const stored = db.prepare('select count(*) as count from "contactMessages"').get()?.['count'];
  db.close();
  return stored;
}

/**
 * Grows the database's log by this many bytes, from a process without a file size limit: a limited process cannot write
 * there.
 */
function growLog(dataDir: string, bytes: number): void {
  const db = new DatabaseSync(join(dataDir, 'opvir.sqlite'));
  db.exec(`pragma wal_autocheckpoint = 0; create table filler as select zeroblob(${bytes}) as room`);
  db.close();
}

describe('a server that cannot write any more', () => {
  test(
    'says so to all who write at once, keeps nothing of it, and goes on when there is room',
    { timeout },
    async (context) => {
      const dataDir = smallDisk(diskBytes);
      if (dataDir === null) return context.skip('mounting a file system is not allowed here');
      const server = startServer({ OPVIR_DATA_DIR: dataDir, OPVIR_RATE_LIMITS: 'off' });
      const address = await addressOf(server);
      await readiness(address, 200);
      const filler = fill(dataDir);
      await readiness(address, 503);
      const count = 30;
      const unavailable = Array.from({ length: count }, () => 503);
      expect(await sendMessages(address, count)).toEqual(unavailable);
      expect(await sendMessages(address, count)).toEqual(unavailable);
      rmSync(filler);
      expect(await sendMessages(address, count)).toEqual(unavailable.map(() => 201));
      expect(await stopServer(server)).toBe(0);
      expect(storedMessages(dataDir)).toBe(count);
    },
  );

  test('since the disk is full is not ready until there is room again', { timeout }, async (context) => {
    const dataDir = smallDisk(diskBytes);
    if (dataDir === null) return context.skip('mounting a file system is not allowed here');
    const server = startServer({ OPVIR_DATA_DIR: dataDir });
    const address = await addressOf(server);
    await readiness(address, 200);
    const filler = fill(dataDir);
    await readiness(address, 503);
    expect((await signUp(address, 'ada@example.org')).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    rmSync(filler);
    await readiness(address, 200);
    expect((await signUp(address, 'ada@example.org')).status).toBe(201);
    expect(await stopServer(server)).toBe(0);
  });

  test.skipIf(process.platform === 'win32')('since no file may grow is not ready', { timeout }, async () => {
    const dataDir = emptyFolder();
    // In blocks of 512 bytes.
    const server = startServerAfter(`ulimit -f ${diskBytes / 512}`, {
      OPVIR_DATA_DIR: dataDir,
      OPVIR_RATE_LIMITS: 'off',
    });
    const address = await addressOf(server);
    await readiness(address, 200);
    growLog(dataDir, diskBytes);
    expect(await sendMessages(address, 1)).toEqual([503]);
    await readiness(address, 503);
    expect(await stopServer(server)).toBe(0);
  });
});
