import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from './enrolment-of.ts';

/** What stands in a lesson beside its text. */
interface Part {
  readonly courseId: string;
  readonly embed: 'exercise' | 'cast' | 'video';
  readonly id: string;
}

/** Whether it stands in the first lesson of its course, which is open to visitors. */
export function isInFirstLesson(content: Pick<ContentSnapshot, 'find'>, { courseId, embed, id }: Part): boolean {
  const [first] = content.find('outline', courseId)?.chapters[0]?.lessonIds ?? [];
  const lesson = first === undefined ? undefined : content.find('lesson', `${courseId}/${first}`);
  return lesson?.parts.some((part) => 'embed' in part && part.embed === embed && part.id === id) ?? false;
}

/** Gives what throws `not-signed-in` or `not-enrolled` unless something is open to all, or the caller learns in the course. */
export function learnerAccess(db: Database) {
  const isEnrolled = enrolmentOf(db);
  return async (caller: Caller | null, courseId: string, isOpen: boolean): Promise<void> => {
    if (isOpen) return;
    if (caller === null) throw new Refusal('not-signed-in');
    if (!(await isEnrolled(caller.uid, courseId))) throw new Refusal('not-enrolled');
  };
}
