import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { ContentFaults } from './faults.ts';
import type { FolderAsset } from './folder.ts';
import { contentQueries } from './queries.ts';

/** Size of a part. Small, because readers of the table, such as a backup, hold hundreds of rows at once. */
const partBytes = 64 * 1024;
/**
 * Bytes per commit: small files share a disk sync, and a video is never in memory as a whole. The database must answer
 * within three seconds, which a 5 Mbit/s connection can do.
 */
const commitBytes = 1024 * 1024;

/**
 * Stores the bytes of files under their hashes, where nobody sees them yet: the import's transaction only references
 * them, so it is short even with videos. The next import removes bytes that no path references. Throws {@link
 * ContentFaults} if a file has changed since it was read.
 */
export async function storeFiles(db: Database, assets: readonly FolderAsset[]): Promise<void> {
  const { insertFilePart, deletePartsOf } = contentQueries(db);
  let waiting: Statement[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    await db.commit(...waiting);
    waiting = [];
    waitingBytes = 0;
  };
  for (const { path, hash, file } of assets) {
    const seen = createHash('sha256');
    let start = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: partBytes })) {
      const bytes = chunk as Buffer;
      seen.update(bytes);
      waiting.push(insertFilePart.with({ hash, start, data: bytes.toString('base64') }));
      start += bytes.length;
      if ((waitingBytes += bytes.length) >= commitBytes) await flush();
    }
    if (seen.digest('hex') !== hash) {
      // The committed parts would be taken for the file that has this hash.
      await db.commit(deletePartsOf.with({ hash }));
      throw new ContentFaults([{ path, line: null, message: 'changed during the import; try again' }]);
    }
  }
  if (waiting.length > 0) await flush();
}
