import type { Database } from '../db/database.ts';
import { ContentFaults } from './faults.ts';
import { writeFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import { fileReader } from './read-file.ts';
import { factsOf, storedReader } from './read-stored.ts';
import type { AssetRow } from './queries.ts';

/** A file as it is stored; its bytes come piece by piece where they are many. */
export interface ExportedFile {
  readonly path: string;
  readonly bytes: string | (() => AsyncIterable<Buffer>);
  readonly sizeBytes: number;
}

/**
 * All that an export has, by path, of one version: texts, and the files beside them, byte by byte as they came. To read a
 * file throws `ContentFaults` if it was replaced before it was read.
 */
export async function exportedFiles(db: Database, kinds: readonly ContentKind[]): Promise<ExportedFile[]> {
  const read = fileReader(db);
  const { items, assets } = await storedReader(db)();
  const texts = items.flatMap(({ kind: name, id, source }): ExportedFile[] => {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined || source === null) return [];
    return [{ path: pathOf(kind, id), bytes: source, sizeBytes: Buffer.byteLength(source) }];
  });
  // Found by their hashes, so they are of the version that the texts are of.
  async function* bytesOf(row: AssetRow): AsyncGenerator<Buffer> {
    const stream = await read(factsOf(row));
    if (!stream) {
      const message = 'was replaced during the export; export to another folder';
      throw new ContentFaults([{ path: row.path, line: null, message }]);
    }
    yield* stream as AsyncIterable<Buffer>;
  }
  const files = assets.map((row): ExportedFile => ({
    path: row.path,
    bytes: () => bytesOf(row),
    sizeBytes: row.sizeBytes,
  }));
  return [...texts, ...files].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Writes all content into `folder`. Gives how many files. Throws `ContentFaults` if the folder holds anything. */
export async function exportContent(db: Database, kinds: readonly ContentKind[], folder: string): Promise<number> {
  const files = await exportedFiles(db, kinds);
  await writeFolder(
    folder,
    files.map(({ path, bytes }) => ({ path, bytes: typeof bytes === 'string' ? bytes : bytes() })),
  );
  return files.length;
}
