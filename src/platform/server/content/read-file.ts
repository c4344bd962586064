import { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { ByteRange } from '../http/byte-range.ts';
import type { AssetFacts } from './assets.ts';
import { contentQueries } from './queries.ts';

/** File that was replaced by another version while it was read. */
class FileReplacedError extends Error {
  override readonly name = 'FileReplacedError';
}

/** Returns a function that reads bytes of a content file as a stream of parts; undefined if the file is gone. */
export function fileReader(db: Database) {
  const { findFilePart } = contentQueries(db);

  /** Bytes from `at` to the end of their part. */
  async function readPart(hash: string, at: number, last: number): Promise<Buffer | undefined> {
    const row = await findFilePart.first({ hash, at });
    const bytes = row && Buffer.from(row.data, 'base64').subarray(at - row.start, last + 1 - row.start);
    return bytes?.length === 0 ? undefined : bytes;
  }

  async function* from(hash: string, begin: Buffer, { first, last }: ByteRange): AsyncGenerator<Buffer> {
    let bytes: Buffer | undefined = begin;
    for (let at = first; bytes !== undefined; bytes = await readPart(hash, at, last)) {
      yield bytes;
      at += bytes.length;
      if (at > last) return;
    }
    throw new FileReplacedError(`the file ${hash} was replaced while it was read`);
  }

  return async ({ hash, sizeBytes }: AssetFacts, range?: ByteRange): Promise<Readable | undefined> => {
    const part = range ?? { first: 0, last: sizeBytes - 1 };
    if (sizeBytes === 0) return Readable.from([]);
    const begin = await readPart(hash, part.first, part.last);
    return begin && Readable.from(from(hash, begin, part), { objectMode: false });
  };
}
