import { createReadStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream, WritableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { type ParsedTarEntry, createTarDecoder } from 'modern-tar';

/** One part; `content` is read to its end before the next comes. */
export interface ArchivePart {
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Gives the parts of the archive at `path`, one after the other; `onRead` is told how many bytes of the file were read so
 * far.
 * Throws what the system said of the file, or what the unpacking said of its content; a part's own reader may be told first.
 */
export async function* readArchive(path: string, onRead: (bytes: number) => void): AsyncGenerator<ArchivePart> {
  const file = createReadStream(path);
  file.on('data', () => onRead(file.bytesRead));
  const decoder = createTarDecoder({ strict: true });
  const decoded = pipeline(file, createGunzip(), Writable.fromWeb(decoder.writable as WritableStream));
  // Told where the entries are read, if not there already.
  decoded.catch(() => undefined);
  try {
    for await (const { header, body } of entriesOf(decoder.readable.getReader())) {
      const content = Readable.fromWeb(body as ReadableStream);
      // Whoever reads it is told; nobody reads a part that is refused.
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
