import type { Database } from '../db/database.ts';
import { writeFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import { contentQueries } from './queries.ts';
import { storedReader } from './read-stored.ts';

/**
 * Writes all content into `folder`, byte by byte as it came. Gives how many files. Throws `ContentFaults` if the folder
 * holds anything.
 */
export async function exportContent(db: Database, kinds: readonly ContentKind[], folder: string): Promise<number> {
  const files = await readFiles(db, kinds);
  await writeFolder(folder, files);
  return files.length;
}

async function readFiles(db: Database, kinds: readonly ContentKind[]) {
  const { getVersion, findAssetData } = contentQueries(db);
  const readStored = storedReader(db);
  for (;;) {
    const { version, items, assets } = await readStored();
    const texts = items.flatMap(({ kind: name, id, source }) => {
      const kind = kinds.find((each) => each.name === name);
      return kind === undefined || source === null ? [] : [{ path: pathOf(kind, id), bytes: source }];
    });
    const files = [];
    for (const { path } of assets) {
      const row = await findAssetData.first({ path });
      files.push({ path, bytes: Buffer.from(row?.data ?? '', 'base64') });
    }
    // The bytes are read one by one: they have to be of the version that the texts are of.
    if ((await getVersion.first({}))?.version === version) return [...texts, ...files];
  }
}
