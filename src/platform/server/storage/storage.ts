import type { Readable } from 'node:stream';
import type { Statement } from '../db/statement.ts';
import type { StoredFile } from './file-store.ts';

/** Where uploaded files are kept. Nothing in it is ever served by its path. */
export interface Storage {
  /** Takes a file in, without keeping it yet: its form may still turn out wrong. */
  receive(content: Readable): Promise<ReceivedFile>;
  /** Reads a kept file by its key; null if there is none. Whoever calls it has decided who may read. */
  read(key: string): Promise<StoredFile | null>;
  /** Committed with a row that names the file: from then on it stays. The commit fails if it was given up. */
  claim(key: string): Statement;
  /** Committed with the deletion of the row that names the file; `giveUp` then removes it, or the sweep. */
  release(key: string): Statement;
  /** Gives up a kept file that nothing claimed. One that is claimed stays, and one that is gone is no failure. */
  giveUp(key: string): Promise<void>;
  /** Gives up what processes that died left behind: half received, or kept and never claimed. Called now and then. */
  sweep(): Promise<void>;
}

/** A file that has arrived whole. Whoever receives it calls `keep` or `discard`. */
export interface ReceivedFile {
  /** Where it lies on this machine until then. */
  readonly path: string;
  readonly bytes: number;
  /**
   * Keeps it under a new random name that ends in `extension` (`.pdf`), and gives that name: its key. Whoever keeps it
   * calls `claim` or `giveUp` next; if the process dies before that, it is given up a day later.
   */
  keep(extension: string): Promise<string>;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}
