import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ReceivedFile } from '../storage/storage.ts';

const nameMaxLength = 200;

/**
 * An uploaded file, received completely and genuine for its extension. It is deleted after the answer unless it was
 * kept.
 */
export class UploadedFile {
  /** The sender's file name without folders; for display only. */
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

  /** Its whole content; for small files. */
  read(): Promise<Buffer> {
    return readFile(this.#received.path);
  }

  /** Its temporary path until the answer; for large files. */
  get path(): string {
    return this.#received.path;
  }

  /** Stores it permanently and returns its key in the storage. */
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
