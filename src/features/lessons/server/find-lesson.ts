import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Lesson } from './content.ts';
import { lessonIdsOf } from './outline.ts';

type LessonAnswer = AnswerOf<(typeof lessonRoutes)['GET /api/courses/{courseId}/lessons/{lessonId}']>;

/** Lesson that is in its course's outline. */
export interface FoundLesson {
  readonly lesson: Lesson;
  /** All lessons of the course in order, and the index of this one. */
  readonly lessonIds: readonly string[];
  readonly place: number;
}

/** Throws `lesson-not-found`. */
export function requireLesson(content: ContentSnapshot, courseId: string, lessonId: string): FoundLesson {
  const lessonIds = lessonIdsOf(content, courseId);
  const place = lessonIds.indexOf(lessonId);
  const lesson = place < 0 ? undefined : content.find('lesson', `${courseId}/${lessonId}`);
  if (!lesson) throw new Refusal('lesson-not-found');
  return { lesson, lessonIds, place };
}

/** Returns whether a lesson is open to everyone: the first of each course. All others require enrollment. */
export function isOpenLesson({ place }: FoundLesson): boolean {
  return place === 0;
}

/** Answer for a lesson, made from the content alone. */
export function presentLesson(content: ContentSnapshot, { lesson, lessonIds, place }: FoundLesson): LessonAnswer {
  const { parts, sections, ...facts } = lesson;
  const { courseId, lessonId } = lesson;
  return {
    ...facts,
    parts: [...parts],
    sections: sections.map((section) => ({ ...section, exerciseIds: [...section.exerciseIds] })),
    hasQuiz: content.find('quiz', `${courseId}/${lessonId}`) !== undefined,
    previous: linkTo(content, courseId, lessonIds[place - 1]),
    next: linkTo(content, courseId, lessonIds[place + 1]),
  };
}

function linkTo(content: ContentSnapshot, courseId: string, lessonId: string | undefined) {
  const title = lessonId === undefined ? undefined : content.find('lesson', `${courseId}/${lessonId}`)?.title;
  return lessonId === undefined || title === undefined ? null : { lessonId, title };
}
