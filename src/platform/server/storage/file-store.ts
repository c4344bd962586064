import type { Readable } from 'node:stream';

/** A stored file. The caller must read `stream` to its end or destroy it. */
export interface StoredFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/** Stores files by key, in the data folder or a bucket. It knows nothing of the database. */
export interface FileStore {
  /** Human-readable location. */
  readonly name: string;
  /** Receives a file; it is on this machine's disk afterwards. */
  receive(content: Readable): Promise<ArrivedFile>;
  /** Null if there is no file with that key. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes a stored file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Every stored file whose name is one of ours; skips others in the same place. */
  list(): AsyncIterable<{ key: string; sizeBytes: number }>;
  /** Removes files that arrived, or began to, before this moment (ms since 1970) and were not kept. */
  sweepIncoming(before: number): Promise<void>;
}

/** A file on this machine that is not stored yet. */
export interface ArrivedFile {
  readonly path: string;
  readonly bytes: number;
  /** Stores it permanently under that name. */
  keepAs(key: string): Promise<void>;
  discard(): Promise<void>;
}

const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[a-z\d]{1,10}$/;

/** Creates a random name that ends in `extension` (`.pdf`). */
export function newFileKey(extension: string): string {
  return `${crypto.randomUUID()}${extension}`;
}

/** Returns whether a name has the form that {@link newFileKey} creates; false for any that leads out of a folder. */
export function isFileKey(name: string): boolean {
  return keyPattern.test(name);
}
