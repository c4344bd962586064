import { lessonIdsOf } from '../../features/lessons/server/public.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

/**
 * The header that has a browser read beside a lesson's scripts, and not after them, what the lesson is drawn from as far as
 * everybody may read it. Undefined for any other page.
 */
export function earlyReads(path: string, content: Pick<ContentSnapshot, 'find'>): string | undefined {
  const [, courseId = '', lessonId = ''] = /^\/course\/([\w-]+)\/learn\/([\w-]+)$/.exec(path) ?? [];
  const lessonIds = lessonIdsOf(content, courseId);
  if (!lessonIds.includes(lessonId)) return undefined;
  const course = `/api/courses/${courseId}`;
  const isOpen = lessonIds[0] === lessonId;
  return [course, `${course}/outline`, ...(isOpen ? [`${course}/lessons/${lessonId}`] : [])]
    .map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`)
    .join(', ');
}
