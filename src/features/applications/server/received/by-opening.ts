import type { Database } from '../../../../platform/server/db/database.ts';
import { receivedQueries } from './queries.ts';

/** Creates the function that counts applications by opening id. Openings without applications are left out. */
export function applicationsByOpening(db: Database): () => Promise<Map<string | null, number>> {
  const { countByOpening } = receivedQueries(db);
  return async () => new Map((await countByOpening.all({})).map(({ openingId, count }) => [openingId, count]));
}
