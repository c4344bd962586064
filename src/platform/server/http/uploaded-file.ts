import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ReceivedFile } from '../storage/storage.ts';

const nameMaxLength = 200;

/** A file of a body, arrived whole and what its name says it is. It is gone after the answer unless it was kept. */
export class UploadedFile {
  /** As its sender called it, without folders; for people only. */
  readonly name: string;
  /** Lower case, with its dot. */
  readonly extension: string;
  readonly bytes: number;
  readonly #received: ReceivedFile;

  constructor(filename: string, received: ReceivedFile) {
    this.name = displayNameOf(filename);
    this.extension = extensionOf(filename);
    this.bytes = received.bytes;
    this.#received = received;
  }

  /** All of it; for what is small. */
  read(): Promise<Buffer> {
    return readFile(this.#received.path);
  }

  /** Where it lies on this machine until the answer; for what is large. */
  get path(): string {
    return this.#received.path;
  }

  /** Keeps it for good and gives its key in the storage. */
  keep(): Promise<string> {
    return this.#received.keep(this.extension);
  }

  discard(): Promise<void> {
    return this.#received.discard();
  }
}

export function extensionOf(filename: string): string {
  return extname(filename).toLowerCase();
}

function displayNameOf(filename: string): string {
  const plain = basename(filename.replaceAll('\\', '/')).replaceAll(/\p{C}/gu, '');
  if (plain.length <= nameMaxLength) return plain;
  const extension = extname(plain);
  return `${plain.slice(0, nameMaxLength - extension.length - 1)}…${extension}`;
}
