import type { Readable } from 'node:stream';
import type { Statement } from '../db/statement.ts';
import type { StoredFile } from './file-store.ts';

/** Storage of uploaded files. Nothing in it is ever served by its path. */
export interface Storage {
  /** Receives a file without storing it yet: its form may still be invalid. */
  receive(content: Readable): Promise<ReceivedFile>;
  /** Reads a stored file by its key; null if there is none. The caller must have checked access. */
  read(key: string): Promise<StoredFile | null>;
  /**
   * Statement that claims a file, committed with a row that references it. The commit fails if the file was given up.
   */
  claim(key: string): Statement;
  /** Statement that releases a file, committed with the deletion of its row; `giveUp` then removes it, or the sweep. */
  release(key: string): Statement;
  /** Removes a stored file that nothing claims. A claimed file stays, and a missing one is not an error. */
  giveUp(key: string): Promise<void>;
  /**
   * Removes files that dead processes left behind: partly received, or stored and never claimed. Called periodically.
   */
  sweep(): Promise<void>;
}

/** A completely received file. The receiver must call `keep` or `discard`. */
export interface ReceivedFile {
  /** Its temporary path until then. */
  readonly path: string;
  readonly bytes: number;
  /**
   * Stores it under a new random name that ends in `extension` (`.pdf`), and returns that name: its key. The caller
   * must call `claim` or `giveUp` next; if the process dies before that, it is given up a day later.
   */
  keep(extension: string): Promise<string>;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}

/** A column whose values are keys of stored files: what stands in it is backed up, and what stands in none may be removed. */
export interface FileColumn {
  readonly table: string;
  readonly keyColumn: string;
}
