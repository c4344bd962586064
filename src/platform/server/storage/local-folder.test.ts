import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { createLocalStorage } from './local-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;

function storageInEmptyFolder() {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  const uploads = join(folder.path, 'uploads');
  return { uploads, incoming: join(uploads, 'incoming'), storage: createLocalStorage(folder.path, Date.now) };
}

describe('files in the data folder', () => {
  test('a kept file is whole, under a random name with its extension, readable by its owner only', async () => {
    const { storage, uploads, incoming } = storageInEmptyFolder();
    const received = await storage.receive(Readable.from([Buffer.from('Hello '), Buffer.from('world')]));
    expect(received.bytes).toBe(11);
    const key = await received.keep('.pdf');
    expect(key).toMatch(/^[\da-f-]{36}\.pdf$/);
    expect(readFileSync(join(uploads, key), 'utf8')).toBe('Hello world');
    expect(statSync(join(uploads, key)).mode & 0o777).toBe(0o600);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('a discarded file is gone, and discarding after keeping changes nothing', async () => {
    const { storage, uploads, incoming } = storageInEmptyFolder();
    await (await storage.receive(Readable.from(['x']))).discard();
    expect(readdirSync(incoming)).toEqual([]);
    const received = await storage.receive(Readable.from(['x']));
    const key = await received.keep('.doc');
    await received.discard();
    expect(existsSync(join(uploads, key))).toBe(true);
  });

  test('a removed file is gone, and removing it again is no failure', async () => {
    const { storage, uploads } = storageInEmptyFolder();
    const key = await (await storage.receive(Readable.from(['x']))).keep('.pdf');
    await storage.remove(key);
    await storage.remove(key);
    expect(readdirSync(uploads)).toEqual(['incoming']);
  });

  test('of a file that breaks off nothing is left', async () => {
    const { storage, incoming } = storageInEmptyFolder();
    const breaksOff = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the line is dead');
      })(),
    );
    await expect(storage.receive(breaksOff)).rejects.toThrow('the line is dead');
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('what a dead process left half received is swept after a day, and nothing else', async () => {
    const { storage, uploads, incoming } = storageInEmptyFolder();
    const key = await (await storage.receive(Readable.from(['kept']))).keep('.pdf');
    const [old, young] = [
      await storage.receive(Readable.from(['old'])),
      await storage.receive(Readable.from(['young'])),
    ];
    for (const path of [old.path, join(uploads, key)]) utimesSync(path, 0, (Date.now() - dayMs - 1000) / 1000);
    await storage.sweep();
    expect(readdirSync(incoming).map((name) => join(incoming, name))).toEqual([young.path]);
    expect(existsSync(join(uploads, key))).toBe(true);
  });
});
