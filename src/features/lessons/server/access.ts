import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf, learnerAccess } from '../../enrolment/server/public.ts';
import type { Lesson } from './content.ts';
import { lessonIdsOf } from './outline.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
}

/** A lesson that is in its course's outline. */
export interface FoundLesson {
  readonly lesson: Lesson;
  /** All lessons of the course in their order, and the place of this one among them. */
  readonly lessonIds: readonly string[];
  readonly place: number;
}

/** Who may come to which lesson: the first of each course is everybody's, all others are for those who are enrolled in it. */
export function lessonAccess({ db, content }: Deps) {
  const isEnrolled = enrolmentOf(db);
  const requireAccess = learnerAccess(db);

  /** Throws `lesson-not-found`. */
  function requireLesson(courseId: string, lessonId: string): FoundLesson {
    const current = content.current();
    const lessonIds = lessonIdsOf(current, courseId);
    const place = lessonIds.indexOf(lessonId);
    const lesson = place < 0 ? undefined : current.find('lesson', `${courseId}/${lessonId}`);
    if (!lesson) throw new Refusal('lesson-not-found');
    return { lesson, lessonIds, place };
  }

  /** Throws `not-enrolled`. */
  async function requireEnrolled(userId: string, courseId: string): Promise<void> {
    if (!(await isEnrolled(userId, courseId))) throw new Refusal('not-enrolled');
  }

  return {
    requireLesson,
    requireEnrolled,
    /** Throws `not-signed-in` or `not-enrolled` unless this caller may read the lesson. */
    requireReader: (caller: Caller | null, { lesson, place }: FoundLesson) =>
      requireAccess(caller, lesson.courseId, place === 0),
  };
}
