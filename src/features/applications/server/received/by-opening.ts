import type { Database } from '../../../../platform/server/db/database.ts';
import { receivedQueries } from './queries.ts';

/** Gives a function that counts the applications for each opening, by its id; one that nobody applied for is not among them. */
export function applicationsByOpening(db: Database): () => Promise<Map<string | null, number>> {
  const { countByOpening } = receivedQueries(db);
  return async () => new Map((await countByOpening.all({})).map(({ openingId, count }) => [openingId, count]));
}
