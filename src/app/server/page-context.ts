import { sectionOf } from '../../features/admin/sections-contract.ts';
import { lessonIdsOf } from '../../features/lessons/server/public.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { Id } from '../../platform/contract/text.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

type Params = Readonly<Record<string, string>>;
type Content = Pick<ContentSnapshot, 'find'>;
type IsThere = (value: string, content: Content, params: Params) => boolean;

/** Checks whether the content has the item of an address, by parameter name in the page table. */
const inContent: Readonly<Record<string, IsThere>> = {
  courseId: (id, content) => content.find('course', id) !== undefined,
  lessonId: (id, content, { courseId = '' }) => lessonIdsOf(content, courseId).includes(id),
  openingId: (id, content) => content.find('opening', id) !== undefined,
  careerId: (id, content) => content.find('career', id) !== undefined,
  slug: (slug, content) => content.find('article', slug) !== undefined,
};

/**
 * Checks of parameters that are not content. The page itself finds out whether a certificate or assignment exists: not
 * everybody may know.
 */
const elsewhere: Readonly<Record<string, IsThere>> = {
  certificateId: (id) => Id.safeParse(id).success,
  handInId: (id) => Id.safeParse(id).success,
  section: (name) => sectionOf(name) !== undefined,
};

/** Creates the check whether a page of one of these patterns can exist at a path. */
const finder =
  (things: Readonly<Record<string, IsThere>>) =>
  (patterns: readonly string[], path: string, content: Content): boolean =>
    patterns.some((pattern) => {
      const params = paramsAt(pattern, path);
      return (
        params !== undefined &&
        Object.entries(params).every(([name, value]) => things[name]?.(value, content, params) ?? false)
      );
    });

/** Checks whether a page of one of these patterns (`/teach/$courseId`) exists at `path` with the current content. */
export const hasPageAt = finder({ ...inContent, ...elsewhere });

/** The same check for pages that show only content. */
export const hasContentAt = finder(inContent);
