import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { lessonRoutes } from '../contract.ts';
import { outlineOf } from './outline.ts';

type OutlineOperation = 'listOutlines' | 'getOutline';

/** Handlers of public lesson data, made from the content alone. */
export function outlineHandlers({
  content,
}: {
  readonly content: Pick<Content, 'current'>;
}): Pick<Handlers<typeof lessonRoutes>, OutlineOperation> {
  return {
    listOutlines() {
      const current = content.current();
      const outlines = current.list('course').map(({ courseId }) => outlineOf(current, courseId));
      return { items: outlines.filter(({ chapters }) => chapters.length > 0) };
    },

    getOutline({ params: { courseId } }) {
      const current = content.current();
      if (!current.find('course', courseId)) throw new Refusal('course-not-found');
      return outlineOf(current, courseId);
    },
  };
}
