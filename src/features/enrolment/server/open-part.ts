import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from './enrolment-of.ts';

/** Part of a lesson other than its text. */
interface Part {
  readonly courseId: string;
  readonly embed: 'exercise' | 'cast' | 'video';
  readonly id: string;
}

/** Returns whether the part is in the first lesson of its course, which is open to visitors. */
export function isInFirstLesson(content: Pick<ContentSnapshot, 'find'>, { courseId, embed, id }: Part): boolean {
  const [first] = content.find('outline', courseId)?.chapters[0]?.lessonIds ?? [];
  const lesson = first === undefined ? undefined : content.find('lesson', `${courseId}/${first}`);
  return lesson?.parts.some((part) => 'embed' in part && part.embed === embed && part.id === id) ?? false;
}

/** Creates a guard that throws `not-signed-in` or `not-enrolled` unless the part is public or the caller is enrolled. */
export function learnerAccess(db: Database) {
  const isEnrolled = enrolmentOf(db);
  return async (caller: Caller | null, courseId: string, isOpen: boolean): Promise<void> => {
    if (isOpen) return;
    if (caller === null) throw new Refusal('not-signed-in');
    if (!(await isEnrolled(caller.uid, courseId))) throw new Refusal('not-enrolled');
  };
}
