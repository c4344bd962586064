import type { Database } from '../db/database.ts';
import { ContentFaults } from './faults.ts';
import { writeFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import { fileReader } from './read-file.ts';
import { factsOf, storedReader } from './read-stored.ts';
import type { AssetRow } from './queries.ts';

/**
 * Writes all content into `folder`, byte by byte as it came. Gives how many files. Throws `ContentFaults` if the folder
 * holds anything, or if a file was replaced before it was written.
 */
export async function exportContent(db: Database, kinds: readonly ContentKind[], folder: string): Promise<number> {
  const read = fileReader(db);
  const { items, assets } = await storedReader(db)();
  const texts = items.flatMap(({ kind: name, id, source }) => {
    const kind = kinds.find((each) => each.name === name);
    return kind === undefined || source === null ? [] : [{ path: pathOf(kind, id), bytes: source }];
  });
  // Found by their hashes, so they are of the version that the texts are of.
  async function* bytesOf(row: AssetRow): AsyncGenerator<Buffer> {
    const stream = await read(factsOf(row));
    if (!stream) {
      const message = 'was replaced meanwhile; export into another folder';
      throw new ContentFaults([{ path: row.path, line: null, message }]);
    }
    yield* stream as AsyncIterable<Buffer>;
  }
  const files = assets.map((row) => ({ path: row.path, bytes: bytesOf(row) }));
  await writeFolder(folder, [...texts, ...files]);
  return texts.length + files.length;
}
