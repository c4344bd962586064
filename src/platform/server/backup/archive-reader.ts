import { createReadStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream, WritableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { type ParsedTarEntry, createTarDecoder } from 'modern-tar';

/** A part of the archive; `content` must be read to its end before the next one comes. */
export interface ArchivePart {
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Yields the parts of the archive at `path` in order; `onRead` receives the number of bytes of the file read so far.
 * Throws the system's error about the file or the decompression error; the reader of a part may get it first.
 */
export async function* readArchive(path: string, onRead: (bytes: number) => void): AsyncGenerator<ArchivePart> {
  const file = createReadStream(path);
  file.on('data', () => onRead(file.bytesRead));
  const decoder = createTarDecoder({ strict: true });
  const decoded = pipeline(file, createGunzip(), Writable.fromWeb(decoder.writable as WritableStream));
  // The error is reported where the entries are read, if not earlier.
  decoded.catch(() => undefined);
  try {
    for await (const { header, body } of entriesOf(decoder.readable.getReader())) {
      const content = Readable.fromWeb(body as ReadableStream);
      // A reader gets the error itself; without a handler, an unread part would end the process.
      content.on('error', () => undefined);
      yield { name: header.name, bytes: header.size, content };
    }
    await decoded;
  } finally {
    file.destroy();
  }
}

async function* entriesOf(reader: ReadableStreamDefaultReader<ParsedTarEntry>): AsyncGenerator<ParsedTarEntry> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
