import type { Database } from '../db/database.ts';
import { type Statement, required } from '../db/statement.ts';
import { hashOf } from './folder.ts';
import { contentQueries } from './queries.ts';

const partBytes = 64 * 1024;

/** Statements that add a new asset. The commit throws the error from `taken` if its path already has a file by then. */
export function addAsset(db: Database, path: string, bytes: Buffer, taken: () => Error): readonly Statement[] {
  const { nextVersion, insertAsset, insertFilePart } = contentQueries(db);
  const hash = hashOf(bytes);
  const starts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, place) => place * partBytes);
  return [
    nextVersion.with({}),
    required(insertAsset.with({ path, hash, sizeBytes: bytes.length }), taken),
    ...starts.map((start) =>
      insertFilePart.with({ hash, start, data: bytes.subarray(start, start + partBytes).toString('base64') }),
    ),
  ];
}
