import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Event } from './trace.ts';

export type Write = { readonly at: number } & (
  | { readonly offset: number; readonly data: Buffer }
  | { readonly size: number }
);

export interface File {
  /** Path of its bytes from before the recording; null for a newer file. */
  readonly origin: string | null;
  readonly writes: Write[];
  size: number;
  position: number;
  /** Writes before this event are on the disk. */
  syncedAt: number;
}

export interface Folder {
  /** State on the disk. */
  readonly before: ReadonlyMap<string, Node>;
  readonly now: Map<string, Node>;
  readonly changes: Change[];
  syncedAt: number;
}

type Node = File | Folder;

/** Names that change together: a move leaves one folder and enters another, or does neither. */
export interface Change {
  readonly at: number;
  readonly sets: readonly { readonly folder: Folder; readonly name: string; readonly node: Node | null }[];
}

/** Model of the contents of `root` after some events, and of what a sync has confirmed. */
export class Disk {
  readonly #root: string;
  readonly #journaled: string;
  readonly top: Folder;
  /** All folders that existed at any time. */
  readonly folders: Folder[] = [];

  /**
   * `origin` is a copy of the folder `root` from the start of the recording; all of it is on the disk. Below
   * `journaled`, syncing a file also confirms its name and earlier names, as on ext4, XFS and Btrfs; PostgreSQL relies
   * on it.
   */
  constructor(root: string, origin: string, journaled: string) {
    this.#root = root;
    this.#journaled = journaled;
    this.top = this.#folderOf(origin);
  }

  apply(event: Event): void {
    if ('port' in event) return;
    if ('from' in event) return this.#rename(event);
    const { does, at, path } = event;
    if (does === 'make-folder') return this.#change(at, { ...this.#place(path), node: this.#newFolder(new Map()) });
    if (does === 'remove') return this.#change(at, { ...this.#place(path), node: null });
    const found = this.#find(path);
    if (does === 'sync' && found) this.#confirm(found, path, event.startedAt);
    const node = found ?? (does === 'open' && event.creates ? newFile(null, 0) : undefined);
    if (node && !found) this.#change(at, { ...this.#place(path), node });
    if (node && 'writes' in node) changeFile(node, event);
  }

  #rename({ does, at, from, to }: Extract<Event, { from: string }>): void {
    const node = this.#find(from);
    if (!node) throw new Error(`the recording does not know where ${from} came from`);
    const left = does === 'link' ? [] : [{ ...this.#place(from), node: null }];
    this.#change(at, ...left, { ...this.#place(to), node });
  }

  #change(at: number, ...sets: Change['sets']): void {
    for (const { folder, name, node } of sets) {
      if (node) folder.now.set(name, node);
      else folder.now.delete(name);
    }
    // One object for all folders, so that all of them apply it or none does.
    const change = { at, sets };
    for (const folder of new Set(sets.map((set) => set.folder))) folder.changes.push(change);
  }

  #confirm(node: Node, path: string, startedAt: number): void {
    node.syncedAt = Math.max(node.syncedAt, startedAt);
    if (!path.startsWith(this.#journaled + sep)) return;
    const { folder } = this.#place(path);
    const named = folder.changes.findLast(({ at, sets }) => at < startedAt && sets.some((set) => set.node === node));
    if (named) folder.syncedAt = Math.max(folder.syncedAt, named.at + 1);
  }

  #place(path: string): { folder: Folder; name: string } {
    const folder = this.#find(dirname(path));
    if (!folder || !('now' in folder)) throw new Error(`the recording does not know where ${dirname(path)} came from`);
    return { folder, name: basename(path) };
  }

  #find(path: string): Node | undefined {
    const names = relative(this.#root, path).split(sep).filter(Boolean);
    return names.reduce<Node | undefined>((at, name) => (at && 'now' in at ? at.now.get(name) : undefined), this.top);
  }

  #folderOf(origin: string): Folder {
    const nodes = readdirSync(origin).map((name): [string, Node] => {
      const path = join(origin, name);
      const stats = statSync(path);
      return [name, stats.isDirectory() ? this.#folderOf(path) : newFile(path, stats.size)];
    });
    return this.#newFolder(new Map(nodes));
  }

  #newFolder(before: Map<string, Node>): Folder {
    const folder = { before, now: new Map(before), changes: [], syncedAt: 0 };
    this.folders.push(folder);
    return folder;
  }
}

function newFile(origin: string | null, size: number): File {
  return { origin, writes: [], size, position: 0, syncedAt: 0 };
}

/** Applies an event to a file; ignores events that do not affect it. */
function changeFile(file: File, event: Event): void {
  const { at } = event;
  const resize = (size: number) => {
    file.writes.push({ at, size });
    file.size = size;
  };
  if (event.does === 'open' && event.empties && file.size > 0) resize(0);
  if (event.does === 'open') file.position = event.appends ? file.size : 0;
  if (event.does === 'seek') file.position = event.position;
  if (event.does === 'resize') resize(event.size);
  if (event.does === 'reserve' && event.size > file.size) resize(event.size);
  if (event.does !== 'write') return;
  const offset = event.offset ?? file.position;
  const end = offset + event.data.length;
  file.writes.push({ at, offset, data: event.data });
  file.size = Math.max(file.size, end);
  if (event.offset === null) file.position = end;
}
