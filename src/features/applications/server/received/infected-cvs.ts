import type { Database } from '../../../../platform/server/db/database.ts';
import { receivedQueries } from './queries.ts';

/** Gives how many applications have a CV in which the scanner has found a virus. */
export function infectedCvs(db: Database): () => Promise<number> {
  const { countInfected } = receivedQueries(db);
  return async () => (await countInfected.first({}))?.count ?? 0;
}
