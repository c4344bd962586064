import type { Readable } from 'node:stream';

/** Where uploaded files are kept. Nothing in it is ever served by its path. */
export interface Storage {
  /** Takes a file in, without keeping it yet: its form may still turn out wrong. */
  receive(content: Readable): Promise<ReceivedFile>;
  /** Removes a kept file; one that is gone already is no failure. */
  remove(key: string): Promise<void>;
  /** Removes what a process that died left behind half received; called now and then. */
  sweep(): Promise<void>;
}

/** A file that has arrived whole. Whoever receives it calls `keep` or `discard`. */
export interface ReceivedFile {
  /** Where it lies on this machine until then. */
  readonly path: string;
  readonly bytes: number;
  /** Keeps it for good under a new random name that ends in `extension` (`.pdf`), and gives that name: its key. */
  keep(extension: string): Promise<string>;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}
