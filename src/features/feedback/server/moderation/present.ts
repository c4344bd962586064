import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { ModeratedFeedback } from '../../moderation-contract.ts';
import type { ModeratedRow } from './queries.ts';

/** Returns the course's title, or its id if it no longer exists. */
export function titleIn(content: Pick<Content, 'current'>) {
  return (courseId: string): string => content.current().find('course', courseId)?.title ?? courseId;
}

/** Creates the function that returns a record for its moderators. */
export function presentModerated(content: Pick<Content, 'current'>) {
  const titleOf = titleIn(content);
  return (row: ModeratedRow): z.infer<typeof ModeratedFeedback> => ({ ...row, courseTitle: titleOf(row.courseId) });
}
