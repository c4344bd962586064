import type { Readable } from 'node:stream';

/** A file as it is kept. Whoever asks for it reads `stream` to its end or destroys it. */
export interface StoredFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/** Files under keys: the data folder, or a bucket. It knows nothing of the database. */
export interface FileStore {
  /** Where it is, for people. */
  readonly name: string;
  /** Takes a file in; it is on this machine's disk then. */
  receive(content: Readable): Promise<ArrivedFile>;
  /** Null if there is no file of that key. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes a kept file; one that is gone already is no failure. */
  remove(key: string): Promise<void>;
  /** Every kept file whose name is one of ours; others that lie beside them are not told. */
  list(): AsyncIterable<{ key: string; sizeBytes: number }>;
  /** Removes what arrived, or began to, before this moment (ms since 1970) and was not kept. */
  sweepIncoming(before: number): Promise<void>;
}

/** A file that lies on this machine and is not kept yet. */
export interface ArrivedFile {
  readonly path: string;
  readonly bytes: number;
  /** Keeps it for good under that name. */
  keepAs(key: string): Promise<void>;
  discard(): Promise<void>;
}

const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[a-z\d]{1,10}$/;

/** A new random name that ends in `extension` (`.pdf`). */
export function newFileKey(extension: string): string {
  return `${crypto.randomUUID()}${extension}`;
}

/** True for a name that {@link newFileKey} may have given; never for one that leads out of a folder. */
export function isFileKey(name: string): boolean {
  return keyPattern.test(name);
}
