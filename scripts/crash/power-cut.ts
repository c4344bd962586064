import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Disk, File, Folder, Write } from './disk.ts';

/** Random number from 0 to below 1, like `Math.random`. */
type Random = () => number;

/** Chooses which of the unsynced items survive. */
type Spare<Item> = (pending: readonly Item[]) => readonly Item[];

interface Mercy {
  readonly changes: Spare<Change>;
  readonly writes: Spare<Write>;
}

const all: Mercy = { changes: (pending) => pending, writes: (pending) => pending };
const none: Mercy = { changes: () => [], writes: () => [] };
const shareWithoutMercy = 0.4;
const sectors = [512, 4096];

/** Writes the state that the recorded processes saw into the new folder `target`: the result of a killed process. */
export function writeEverything(disk: Disk, target: string): void {
  write(disk, target, all);
}

/**
 * Writes a possible state after a power cut into the new folder `target`. As POSIX allows, unsynced writes may be
 * missing or torn at a sector, and unsynced names may be the old ones.
 */
export function writeSurvivors(disk: Disk, target: string, random: Random = Math.random): void {
  const some: Mercy = {
    // Names survive in order, because file systems journal them.
    changes: (pending) => firstOf(pending, random),
    writes: (pending) => firstOf(pending, random).flatMap((each) => torn(each, random)),
  };
  write(disk, target, random() < shareWithoutMercy ? none : some);
}

/** Returns none, all, or some of the first, each a third of the time. */
function firstOf<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const kind = Math.floor(random() * 3);
  const count = kind === 0 ? 0 : kind === 1 ? items.length : Math.floor(random() * (items.length + 1));
  return items.slice(0, count);
}

/** Returns the write whole, or without some of the disk's sectors. */
function torn(whole: Write, random: Random): Write[] {
  if ('size' in whole || random() < 1 / 2) return [whole];
  const sector = sectors[Math.floor(random() * sectors.length)] ?? 512;
  const pieces: Write[] = [];
  for (let from = 0; from < whole.data.length;) {
    // Sectors are aligned on the disk, not on the write.
    const to = Math.min(whole.data.length, from + sector - ((whole.offset + from) % sector));
    if (random() < 1 / 2) pieces.push({ ...whole, offset: whole.offset + from, data: whole.data.subarray(from, to) });
    from = to;
  }
  return pieces;
}

function write(disk: Disk, target: string, mercy: Mercy): void {
  const kept = new Set(disk.folders.flatMap(({ changes, syncedAt }) => keptOf(changes, syncedAt, mercy.changes)));
  const writeFolder = (folder: Folder, path: string): void => {
    mkdirSync(path, { mode: 0o700 });
    for (const [name, node] of entriesOf(folder, kept)) {
      if ('now' in node) writeFolder(node, join(path, name));
      else writeKept(node, join(path, name), mercy);
    }
  };
  writeFolder(disk.top, target);
}

function entriesOf(folder: Folder, kept: ReadonlySet<Change>): Folder['now'] {
  const entries = new Map(folder.before);
  const sets = folder.changes.filter((change) => kept.has(change)).flatMap((change) => change.sets);
  for (const { name, node } of sets.filter((each) => each.folder === folder)) {
    if (node) entries.set(name, node);
    else entries.delete(name);
  }
  return entries;
}

function writeKept({ origin, writes, syncedAt }: File, path: string, mercy: Mercy): void {
  if (origin !== null && writes.length === 0) return copyFileSync(origin, path);
  let content = origin === null ? Buffer.alloc(0) : readFileSync(origin);
  let size = content.length;
  for (const each of keptOf(writes, syncedAt, mercy.writes)) {
    const end = 'size' in each ? each.size : Math.max(size, each.offset + each.data.length);
    if (end > content.length) content = Buffer.concat([content.subarray(0, size), Buffer.alloc(2 * end - size)]);
    if ('size' in each) content.fill(0, Math.min(size, each.size));
    else each.data.copy(content, each.offset);
    size = end;
  }
  writeFileSync(path, content.subarray(0, size), { mode: 0o600 });
}

function keptOf<Item extends { at: number }>(items: readonly Item[], syncedAt: number, spare: Spare<Item>): Item[] {
  return [...items.filter(({ at }) => at < syncedAt), ...spare(items.filter(({ at }) => at >= syncedAt))];
}
