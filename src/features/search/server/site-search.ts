import type * as z from 'zod/mini';
import { pathAt } from '../../../platform/contract/page-path.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import { lessonPage } from '../../lessons/contract.ts';
import { type SearchResult, searchResultsMax } from '../contract.ts';
import { type FindablePage, listDocuments } from './documents.ts';
import { SearchIndex } from './search-index.ts';

type Result = z.infer<typeof SearchResult>;

interface Deps {
  readonly content: Pick<Content, 'current'>;
  readonly now: () => number;
  /** Those of the site that are found by what they say of themselves; courses, careers and openings are found by their data. */
  readonly pages: readonly FindablePage[];
}

export type SiteSearch = ReturnType<typeof siteSearch>;

/** What is found of all content, with typing errors, best first: on the whole site, or among the lessons of one course. */
export function siteSearch({ content, now, pages }: Deps) {
  const upToDate = indexOf(content, pages);
  return {
    /** `learntCourses`: those whose lessons are found by their text, too. */
    async find(q: string, match: 'all' | 'any', learntCourses: ReadonlySet<string>): Promise<Result[]> {
      const index = await upToDate();
      const at = now();
      const mayFind = (courseId: string | null) => courseId === null || learntCourses.has(courseId);
      return index.search(q, match, searchResultsMax, ({ courseId, isShown }) => isShown(at) && mayFind(courseId));
    },

    /** Without `isLearner` a lesson that is not open to everybody is found by its title and summary alone. */
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
      // Whoever asks next begins anew.
      updated.catch(() => {
        version = -1;
        updated = Promise.resolve();
      });
    }
    await updated;
    return index;
  };
}
