import type { Content } from '../../../../platform/server/content/content.ts';

/** Title of a lesson; its id if the course no longer has it. */
export function lessonTitle(
  content: Pick<Content, 'current'>,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
): string {
  return content.current().find('lesson', `${courseId}/${lessonId}`)?.title ?? lessonId;
}
