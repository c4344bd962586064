import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { careerReader } from '../../careers/server/public.ts';
import { type searchRoutes, searchResultsMax } from '../contract.ts';
import { entryLister } from './entries.ts';
import { rank } from './rank.ts';

interface Parts {
  db: Database;
  now: () => number;
}

export function searchHandlers({ db, now }: Parts): Handlers<typeof searchRoutes> {
  const readCareers = careerReader(db);
  const listEntries = entryLister();
  return {
    async search({ query: { q, match } }) {
      return { items: rank(listEntries(await readCareers(), now()), q, match, searchResultsMax) };
    },
  };
}
