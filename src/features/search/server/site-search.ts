import type * as z from 'zod/mini';
import { pathAt } from '../../../platform/contract/page-path.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lessonPage } from '../../lessons/contract.ts';
import { type SearchResult, searchResultsMax } from '../contract.ts';
import { type FindablePage, listDocuments } from './documents.ts';
import { SearchIndex } from './search-index.ts';

type Result = z.infer<typeof SearchResult>;

interface Deps extends Pick<Services, 'now' | 'content'> {
  /** Pages that are found by their own description; courses, careers and openings are found by their data. */
  readonly pages: readonly FindablePage[];
}

export type SiteSearch = ReturnType<typeof siteSearch>;

/** Search over all content that tolerates typing errors, best first: on the whole site, or among the lessons of one course. */
export function siteSearch({ content, now, pages }: Deps) {
  const upToDate = indexOf(content, pages);
  return {
    /** `learntCourses`: courses whose lessons are also found by their text. */
    async find(q: string, match: 'all' | 'any', learntCourses: ReadonlySet<string>): Promise<Result[]> {
      const index = await upToDate();
      const at = now();
      const mayFind = (courseId: string | null) => courseId === null || learntCourses.has(courseId);
      return index.search(q, match, searchResultsMax, ({ courseId, isShown }) => isShown(at) && mayFind(courseId));
    },

    /** Without `isLearner`, a lesson that is not public is found only by its title and summary. */
    async findLessons(courseId: string, q: string, isLearner: boolean) {
      const index = await upToDate();
      const ofCourse = pathAt(lessonPage, courseId);
      const found = index.search(
        q,
        'all',
        searchResultsMax,
        (each) => each.path.startsWith(ofCourse) && (each.courseId === null || isLearner),
      );
      return found.map(({ path, title, excerpt, titleMarks, excerptMarks }) => ({
        lessonId: path.slice(ofCourse.length),
        title,
        excerpt,
        titleMarks,
        excerptMarks,
      }));
    },
  };
}

/** Creates a function that updates the index to the current content; concurrent calls wait for the same update. */
function indexOf(content: Pick<Content, 'current'>, pages: readonly FindablePage[]): () => Promise<SearchIndex> {
  const index = new SearchIndex();
  let version = -1;
  let updated = Promise.resolve();
  return async () => {
    const snapshot = content.current();
    if (snapshot.version !== version) {
      version = snapshot.version;
      // One after the other: the later update knows best which documents are gone.
      updated = updated.then(() => index.update(listDocuments(snapshot, pages)));
      // After a failure, the next call starts over.
      updated.catch(() => {
        version = -1;
        updated = Promise.resolve();
      });
    }
    await updated;
    return index;
  };
}
