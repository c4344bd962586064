import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { enrolledCourses } from '../../enrolment/server/public.ts';
import { type searchRoutes, searchResultsMax } from '../contract.ts';
import { type FindablePage, listDocuments } from './documents.ts';
import { SearchIndex } from './search-index.ts';

interface Deps {
  db: Database;
  content: Pick<Content, 'current'>;
  now: () => number;
  /** Those of the site that are found by what they say of themselves; courses, careers and openings are found by their data. */
  pages: readonly FindablePage[];
}

export function searchHandlers({ db, content, now, pages }: Deps): Handlers<typeof searchRoutes> {
  const coursesOf = enrolledCourses(db);
  const upToDate = indexOf(content, pages);
  return {
    async search({ query: { q, match } }, { caller }) {
      const index = await upToDate();
      const courses = caller ? await coursesOf(caller.uid) : null;
      const at = now();
      return {
        items: index.search(
          q,
          match,
          searchResultsMax,
          ({ courseId, isShown }) => isShown(at) && (courseId === null || (courses?.has(courseId) ?? false)),
        ),
      };
    },
  };
}

/** Gives what brings the index up to the content of the moment; those who ask meanwhile wait for the same work. */
function indexOf(content: Pick<Content, 'current'>, pages: readonly FindablePage[]): () => Promise<SearchIndex> {
  const index = new SearchIndex();
  let version = -1;
  let updated = Promise.resolve();
  return async () => {
    const snapshot = content.current();
    if (snapshot.version !== version) {
      version = snapshot.version;
      // One after the other: the later one knows best what is gone.
      updated = updated.then(() => index.update(listDocuments(snapshot, pages)));
    }
    await updated;
    return index;
  };
}
