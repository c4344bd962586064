import type * as z from 'zod/mini';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { LessonWithWords as LessonWithWordsShape, lessonRoutes } from '../contract.ts';
import { lessonAccess } from './access.ts';
import { courseCopies } from './course-copy.ts';
import { presentLesson } from './find-lesson.ts';
import { noteHandlers } from './note-handlers.ts';
import { outlineHandlers } from './outline-handlers.ts';

type LessonWithWords = z.infer<typeof LessonWithWordsShape>;

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly content: Pick<Content, 'current' | 'readAsset'>;
  readonly findLessons: FindLessons;
}

/** The site's search among the lessons of one course; without `isLearner` it matches only public texts. */
type FindLessons = (courseId: string, q: string, isLearner: boolean) => Promise<LessonWithWords[]>;

export function lessonHandlers(deps: Deps): Handlers<typeof lessonRoutes> {
  const { content } = deps;
  const access = lessonAccess(deps);
  const copyOf = courseCopies(content);

  return {
    ...outlineHandlers(deps),

    async findInCourse({ params: { courseId }, query: { q } }, { caller }) {
      if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
      const isLearner = caller !== null && (await access.isEnrolled(caller.uid, courseId));
      return { items: await deps.findLessons(courseId, q, isLearner) };
    },

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
