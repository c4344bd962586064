import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { Disk } from './disk.ts';
import { writeEverything, writeSurvivors } from './power-cut.ts';
import type { Act } from './calls.ts';
import type { Event } from './trace.ts';

const root = '/recorded';
const path = `${root}/file`;
const opened: Act = { does: 'open', path, creates: true, empties: false, appends: false };
const written = (text: string, offset: number | null = null): Act => ({
  does: 'write',
  path,
  offset,
  data: Buffer.from(text),
});
const synced = (name: string): Act => ({ does: 'sync', path: name });

/** Disk with the file `old` before these events. */
function diskAfter(...acts: Act[]) {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  mkdirSync(join(folder.path, 'origin'));
  writeFileSync(join(folder.path, 'origin/old'), 'old');
  const disk = new Disk(root, join(folder.path, 'origin'), `${root}/cluster`);
  for (const [at, act] of acts.entries()) disk.apply({ ...act, startedAt: at + 1, at: at + 1 } satisfies Event);
  return { disk, target: join(folder.path, 'target') };
}

const worst = () => 0;

test('a process that is killed loses nothing of what it wrote', () => {
  const { disk, target } = diskAfter(opened, written('Hello '), written('world'), written('J', 0));
  writeEverything(disk, target);
  expect(readFileSync(join(target, 'file'), 'utf8')).toBe('Jello world');
});

test('a power cut may take what no sync has confirmed, of the file and of its name', () => {
  const { disk, target } = diskAfter(opened, written('kept'), synced(path), synced(root), written(' lost'));
  writeSurvivors(disk, target, worst);
  expect(readFileSync(join(target, 'file'), 'utf8')).toBe('kept');
  expect(readFileSync(join(target, 'old'), 'utf8')).toBe('old');
  const nameless = diskAfter(opened, written('kept'), synced(path));
  writeSurvivors(nameless.disk, nameless.target, worst);
  expect(readdirSync(nameless.target)).toEqual(['old']);
});

test('in a folder of PostgreSQL a file that is synced keeps its name, and so do the names before it', () => {
  const inCluster = (act: Act): Act => ({ ...act, path: `${root}/cluster/file` }) as Act;
  const folder: Act = { does: 'make-folder', path: `${root}/cluster` };
  const first: Act = { ...opened, path: `${root}/cluster/first` };
  const last: Act = { ...opened, path: `${root}/cluster/last` };
  const { disk, target } = diskAfter(
    folder,
    synced(root),
    first,
    inCluster(opened),
    inCluster(written('kept')),
    inCluster(synced('')),
    last,
  );
  writeSurvivors(disk, target, worst);
  expect(readdirSync(join(target, 'cluster'))).toEqual(['file', 'first']);
});

test('a sync confirms only what was written before it began', () => {
  const { disk, target } = diskAfter(opened, synced(root), written('before'));
  disk.apply({ ...written(' meanwhile'), startedAt: 5, at: 6 } satisfies Event);
  disk.apply({ ...synced(path), startedAt: 4, at: 7 } satisfies Event);
  writeSurvivors(disk, target, worst);
  expect(readFileSync(join(target, 'file'), 'utf8')).toBe('before');
});

test('a file that moves to another folder is in one of the two, whichever folder was synced', () => {
  const folders: Act[] = ['a', 'b'].map((name) => ({ does: 'make-folder', path: `${root}/${name}` }));
  const move: Act = { does: 'move', from: `${root}/a/old`, to: `${root}/b/new` };
  const into: Act = { does: 'move', from: `${root}/old`, to: `${root}/a/old` };
  const both = [synced(root), synced(`${root}/a`)];
  for (const name of ['a', 'b']) {
    const { disk, target } = diskAfter(...folders, into, ...both, move, synced(`${root}/${name}`));
    writeSurvivors(disk, target, worst);
    expect(readFileSync(join(target, 'b/new'), 'utf8')).toBe('old');
    expect(existsSync(join(target, 'a/old'))).toBe(false);
  }
});

test('of a write that no sync has confirmed, single sectors may be missing', () => {
  const { disk, target } = diskAfter(opened, synced(root), written('x'.repeat(1024)));
  // Some survives: all names, and all writes, but torn at 512 bytes, without the first sector.
  const chosen = [0.9, 0.4, 0.4, 0.6, 0, 0.9, 0.1];
  writeSurvivors(disk, target, () => chosen.shift() ?? 0);
  const content = readFileSync(join(target, 'file'), 'latin1');
  expect(content).toBe('\0'.repeat(512) + 'x'.repeat(512));
});
