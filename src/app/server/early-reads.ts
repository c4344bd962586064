import { lessonIdsOf } from '../../features/lessons/server/public.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';
import { lessonAddress } from '../rendering.ts';

/**
 * The header that has a browser read beside the scripts of a lesson's empty page, and not after them, what everybody may read of
 * the course. Undefined for any other page.
 */
export function earlyReads(path: string, content: Pick<ContentSnapshot, 'find'>): string | undefined {
  const [, courseId = '', lessonId = ''] = lessonAddress.exec(path) ?? [];
  if (!lessonIdsOf(content, courseId).includes(lessonId)) return undefined;
  const course = `/api/courses/${courseId}`;
  return [course, `${course}/outline`].map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
