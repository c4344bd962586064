import { bringAssetBack } from '../../../platform/server/content/remove-asset.ts';
import { contentQueries } from '../../../platform/server/content/queries.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { AuthoringDeps } from './deps.ts';
import { imagesNamed } from './image-names.ts';

/**
 * Creates the statements, for the commit of a draft, that restore removed images which it names, such as in an older
 * version.
 */
export function imageReturn({ db, editor, now }: Pick<AuthoringDeps, 'db' | 'editor' | 'now'>) {
  const { listRemovedAssets } = contentQueries(db);
  const auditEntry = auditLog(db, now);
  return async (path: string, source: string, byUserId: string): Promise<Statement[]> => {
    const removed = await listRemovedAssets.all({});
    if (removed.length === 0) return [];
    const named = imagesNamed(path, source);
    const there = new Set((await editor.stored()).assets.map((asset) => asset.path));
    return removed
      .filter((image) => named.has(image.path) && !there.has(image.path))
      .flatMap((image) => [
        ...bringAssetBack(db, image),
        auditEntry(byUserId, { act: 'content-image-added', subjectId: image.path, subject: path }),
      ]);
  };
}
