import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { ModeratedFeedback } from '../../moderation-contract.ts';
import type { ModeratedRow } from './queries.ts';

/** The course's title; its id where it is no longer there. */
export function titleIn(content: Pick<Content, 'current'>) {
  return (courseId: string): string => content.current().find('course', courseId)?.title ?? courseId;
}

/** A record as those see it who moderate. */
export function presentModerated(content: Pick<Content, 'current'>) {
  const titleOf = titleIn(content);
  return (row: ModeratedRow): z.infer<typeof ModeratedFeedback> => ({ ...row, courseTitle: titleOf(row.courseId) });
}
