import type { Database } from '../../../../platform/server/db/database.ts';
import type { AuditRow } from '../queries.ts';
import { inTurns } from './in-turns.ts';
import { entriesWith } from './few/queries.ts';
import { type Wanted, entriesWanted } from './queries.ts';

interface Given extends Wanted {
  readonly limit: number;
}

/**
 * Gives the function that reads entries as far as they are wanted. On SQLite, of whose reads all others wait, a search asks first how many fit: a
 * few come from indexes, and of many the list's order soon fills a page.
 */
export function entryList(db: Database, few = 1000, atOnce = 20_000) {
  const findFew = entriesWith(db, few);

  return async ({ limit, ...wanted }: Given): Promise<AuditRow[]> => {
    const { search } = wanted;
    if (!search || db.engine === 'postgres') return entriesWanted(db, wanted).selectAll().limit(limit).execute();
    return (await findFew({ ...wanted, search }, limit)) ?? inTurns(db, wanted, limit, atOnce);
  };
}
