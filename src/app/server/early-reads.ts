import { lessonPage } from '../../features/lessons/contract.ts';
import { lessonIdsOf } from '../../features/lessons/server/public.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

/**
 * `Link` header that preloads the public data of a course in parallel with the scripts of a lesson's empty page.
 * Undefined for any other page.
 */
export function earlyReads(path: string, content: Pick<ContentSnapshot, 'find'>): string | undefined {
  const { courseId = '', lessonId = '' } = paramsAt(lessonPage, path) ?? {};
  if (!lessonIdsOf(content, courseId).includes(lessonId)) return undefined;
  const course = `/api/courses/${courseId}`;
  return [course, `${course}/outline`].map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
