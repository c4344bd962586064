import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legalPages } from '../../features/setup/contract.ts';
import { hashOf } from '../../platform/server/content/folder.ts';
import { contentQueries } from '../../platform/server/content/queries.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { defaultContentDir } from './content-kinds.ts';

/** Lists the legal pages (who runs the site, on what terms) that still have the shipped text. */
export function pagesAsShipped(db: Database): () => Promise<string[]> {
  const { findItem } = contentQueries(db);

  async function isAsShipped(id: string): Promise<boolean> {
    const [stored, shipped] = await Promise.all([
      findItem.first({ kind: 'page', id }),
      readFile(join(defaultContentDir, 'pages', `${id}.yaml`), 'utf8').catch(() => null),
    ]);
    return shipped !== null && stored?.hash === hashOf(shipped);
  }

  return async () => {
    const are = await Promise.all(legalPages.map(isAsShipped));
    return legalPages.filter((_, place) => are[place]);
  };
}
