import type { Caller } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { enrolmentOf, learnerAccess } from '../../enrolment/server/public.ts';
import { type FoundLesson, isOpenLesson, requireLesson } from './find-lesson.ts';

type Deps = Pick<Services, 'db' | 'content'>;

/** Access checks of lessons. */
export function lessonAccess({ db, content }: Deps) {
  const isEnrolled = enrolmentOf(db);
  const requireAccess = learnerAccess(db);

  /** Throws `not-enrolled`. */
  async function requireEnrolled(userId: string, courseId: string): Promise<void> {
    if (!(await isEnrolled(userId, courseId))) throw new Refusal('not-enrolled');
  }

  return {
    /** Throws `lesson-not-found`. */
    requireLesson: (courseId: string, lessonId: string) => requireLesson(content.current(), courseId, lessonId),
    isEnrolled,
    requireEnrolled,
    /** Throws `not-signed-in` or `not-enrolled` unless this caller may read the lesson. */
    requireReader: (caller: Caller | null, found: FoundLesson) =>
      requireAccess(caller, found.lesson.courseId, isOpenLesson(found)),
  };
}
