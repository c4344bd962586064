import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { enrolledCourses } from '../../enrolment/server/public.ts';
import type { searchRoutes } from '../contract.ts';
import type { SiteSearch } from './site-search.ts';

interface Deps {
  readonly db: Database;
  readonly search: SiteSearch;
}

export function searchHandlers({ db, search }: Deps): Handlers<typeof searchRoutes> {
  const coursesOf = enrolledCourses(db);
  return {
    async search({ query: { q, match } }, { caller }) {
      const courses = caller ? await coursesOf(caller.uid) : new Set<string>();
      return { items: await search.find(q, match, courses) };
    },
  };
}
