import { existsSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { collect } from '../../../../test/support/collect.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { newFileKey } from './file-store.ts';
import { createLocalFolder } from './local-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;
const key = 'cv.pdf';

function emptyLocalFolder() {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  const uploads = join(folder.path, 'uploads');
  return { uploads, incoming: join(uploads, 'incoming'), local: createLocalFolder(folder.path) };
}

describe('files in the data folder', () => {
  test('a kept file is whole, under the name that it was given, readable by its owner only', async () => {
    const { local, uploads, incoming } = emptyLocalFolder();
    const received = await local.receive(Readable.from([Buffer.from('Hello '), Buffer.from('world')]));
    expect(received.bytes).toBe(11);
    await received.keepAs(key);
    expect(readFileSync(join(uploads, key), 'utf8')).toBe('Hello world');
    expect(statSync(join(uploads, key)).mode & 0o777).toBe(0o600);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('a discarded file is gone, and discarding after keeping changes nothing', async () => {
    const { local, uploads, incoming } = emptyLocalFolder();
    await (await local.receive(Readable.from(['x']))).discard();
    expect(readdirSync(incoming)).toEqual([]);
    const received = await local.receive(Readable.from(['x']));
    await received.keepAs(key);
    await received.discard();
    expect(existsSync(join(uploads, key))).toBe(true);
  });

  test('a removed file is gone, and removing it again is no failure', async () => {
    const { local, uploads } = emptyLocalFolder();
    await (await local.receive(Readable.from(['x']))).keepAs(key);
    await local.remove(key);
    await local.remove(key);
    expect(readdirSync(uploads)).toEqual(['incoming']);
  });

  test('a kept file is read as it was, also when it is removed meanwhile; one that is not there is null', async () => {
    const { local } = emptyLocalFolder();
    expect(await local.read(key)).toBeNull();
    await (await local.receive(Readable.from(['Hello world']))).keepAs(key);
    const found = await local.read(key);
    await local.remove(key);
    expect(found?.sizeBytes).toBe(11);
    expect(await text(found!.stream)).toBe('Hello world');
  });

  test('are listed with their sizes, and neither what is arriving nor files of others', async () => {
    const { local, uploads } = emptyLocalFolder();
    expect(await collect(local.list())).toEqual([]);
    const kept = newFileKey('.pdf');
    await (await local.receive(Readable.from(['Hello']))).keepAs(kept);
    await local.receive(Readable.from(['arriving']));
    writeFileSync(join(uploads, 'notes.txt'), 'of the operator');
    expect(await collect(local.list())).toEqual([{ key: kept, sizeBytes: 5 }]);
  });

  test('of a file that breaks off nothing is left', async () => {
    const { local, incoming } = emptyLocalFolder();
    const breaksOff = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the line is dead');
      })(),
    );
    await expect(local.receive(breaksOff)).rejects.toThrow('the line is dead');
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('what arrived before a moment and was not kept is swept, and nothing else', async () => {
    const { local, uploads, incoming } = emptyLocalFolder();
    await (await local.receive(Readable.from(['kept']))).keepAs(key);
    const [old, young] = [await local.receive(Readable.from(['old'])), await local.receive(Readable.from(['young']))];
    for (const path of [old.path, join(uploads, key)]) utimesSync(path, 0, (Date.now() - dayMs - 1000) / 1000);
    await local.sweepIncoming(Date.now() - dayMs);
    expect(readdirSync(incoming).map((name) => join(incoming, name))).toEqual([young.path]);
    expect(existsSync(join(uploads, key))).toBe(true);
  });
});
