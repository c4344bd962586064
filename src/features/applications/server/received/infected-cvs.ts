import type { Database } from '../../../../platform/server/db/database.ts';
import { receivedQueries } from './queries.ts';

/** Creates the function that counts applications with an infected CV. */
export function infectedCvs(db: Database): () => Promise<number> {
  const { countInfected } = receivedQueries(db);
  return async () => (await countInfected.first({}))?.count ?? 0;
}
