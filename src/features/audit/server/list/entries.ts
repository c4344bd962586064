import type { ListRequest } from '../../../../platform/contract/list.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { auditList } from '../../acts-contract.ts';
import type { AuditRow } from '../queries.ts';
import { inTurns } from './in-turns.ts';
import { matchingEntries } from './queries.ts';
import { entriesWith } from './selective/queries.ts';

/**
 * Returns the function that lists filtered entries. On SQLite, whose reads block all others, a search first counts its
 * matches: a few come from indexes; with many, the list's order soon fills a page.
 */
export function entryList(db: Database, few = 1000, atOnce = 20_000) {
  const findFew = entriesWith(db, few);

  return async ({ limit, ...wanted }: ListRequest<typeof auditList>): Promise<AuditRow[]> => {
    const { search } = wanted;
    if (!search || db.engine === 'postgres') return matchingEntries(db, wanted).selectAll().limit(limit).execute();
    return (await findFew({ ...wanted, search }, limit)) ?? inTurns(db, wanted, limit, atOnce);
  };
}
