import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { lessonRoutes } from '../contract.ts';
import { lessonAccess } from './access.ts';
import { courseCopies } from './course-copy.ts';
import { presentLesson } from './find-lesson.ts';
import { noteHandlers } from './note-handlers.ts';
import { outlineHandlers } from './outline-handlers.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current' | 'readAsset'>;
  readonly now: () => number;
}

export function lessonHandlers(deps: Deps): Handlers<typeof lessonRoutes> {
  const { content } = deps;
  const access = lessonAccess(deps);
  const copyOf = courseCopies(content);

  return {
    ...outlineHandlers(deps),

    async getLesson({ params: { courseId, lessonId } }, { caller }) {
      const found = access.requireLesson(courseId, lessonId);
      await access.requireReader(caller, found);
      return presentLesson(content.current(), found);
    },

    async getCourseCopy({ params: { courseId } }, { caller }) {
      if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
      await access.requireEnrolled(caller.uid, courseId);
      return copyOf(courseId);
    },

    ...noteHandlers({ ...deps, access }),
  };
}
