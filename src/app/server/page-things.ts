import { sectionOf } from '../../features/admin/sections-contract.ts';
import { lessonIdsOf } from '../../features/lessons/server/public.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { Id } from '../../platform/contract/text.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

type Params = Readonly<Record<string, string>>;
type Content = Pick<ContentSnapshot, 'find'>;
type IsThere = (value: string, content: Content, params: Params) => boolean;

/** Whether the content has what an address names, by the parameter's name in the table of pages. */
const inContent: Readonly<Record<string, IsThere>> = {
  courseId: (id, content) => content.find('course', id) !== undefined,
  lessonId: (id, content, { courseId = '' }) => lessonIdsOf(content, courseId).includes(id),
  openingId: (id, content) => content.find('opening', id) !== undefined,
  careerId: (id, content) => content.find('career', id) !== undefined,
  slug: (slug, content) => content.find('article', slug) !== undefined,
};

/** What is no content. Whether there is such a certificate or hand-in, its page finds out: not everybody may know. */
const elsewhere: Readonly<Record<string, IsThere>> = {
  certificateId: (id) => Id.safeParse(id).success,
  handInId: (id) => Id.safeParse(id).success,
  section: (name) => sectionOf(name) !== undefined,
};

/** Gives whether a page of one of these patterns can stand at a path. */
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

/** Whether a page of one of these patterns (`/teach/$courseId`) stands at `path`, with the content as it is. */
export const hasPageAt = finder({ ...inContent, ...elsewhere });

/** The same of pages that show nothing but content. */
export const hasContentAt = finder(inContent);
