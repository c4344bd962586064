import type { Database } from '../db/database.ts';
import { ContentFaults } from './faults.ts';
import { writeFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import { fileReader } from './read-file.ts';
import { factsOf, storedReader } from './read-stored.ts';
import type { AssetRow } from './queries.ts';

/** Stored file; large ones are read in pieces. */
export interface ExportedFile {
  readonly path: string;
  readonly bytes: string | (() => AsyncIterable<Buffer>);
  readonly sizeBytes: number;
}

/**
 * All files of an export, by path, from one version: texts and byte-identical content files. Reading a file throws
 * `ContentFaults` if it was replaced before.
 */
export async function exportedFiles(db: Database, kinds: readonly ContentKind[]): Promise<ExportedFile[]> {
  const read = fileReader(db);
  const { items, assets } = await storedReader(db)();
  const texts = items.flatMap(({ kind: name, id, source }): ExportedFile[] => {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined || source === null) return [];
    return [{ path: pathOf(kind, id), bytes: source, sizeBytes: Buffer.byteLength(source) }];
  });
  // Found by hash, so that they belong to the version of the texts.
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

/** Writes all content into `folder`. Returns the number of files. Throws `ContentFaults` if the folder is not empty. */
export async function exportContent(db: Database, kinds: readonly ContentKind[], folder: string): Promise<number> {
  const files = await exportedFiles(db, kinds);
  await writeFolder(
    folder,
    files.map(({ path, bytes }) => ({ path, bytes: typeof bytes === 'string' ? bytes : bytes() })),
  );
  return files.length;
}
