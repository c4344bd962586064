import type * as z from 'zod/mini';
import type {
  Lesson as LessonShape,
  LessonWithWords as LessonWithWordsShape,
  Note as NoteShape,
  Outline as OutlineShape,
  OutlineLesson as OutlineLessonShape,
} from './contract.ts';

export type Outline = Readonly<z.infer<typeof OutlineShape>>;
export type OutlineLesson = Readonly<z.infer<typeof OutlineLessonShape>>;
export type Lesson = Readonly<z.infer<typeof LessonShape>>;
export type LessonWithWords = Readonly<z.infer<typeof LessonWithWordsShape>>;
export type Note = Readonly<z.infer<typeof NoteShape>>;

/** Lessons of a course in order, across all chapters. */
export function lessonsOf({ chapters }: Outline): readonly OutlineLesson[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

/** Position of a lesson in its course. */
export interface LessonPlace {
  readonly lesson: OutlineLesson;
  readonly chapter: string;
  /** Number of the lesson, from 1; `of` is the total. */
  readonly number: number;
  readonly of: number;
}

/** Returns undefined for a lesson that the course does not have. */
export function placeOf(outline: Outline, lessonId: string): LessonPlace | undefined {
  const lessons = lessonsOf(outline);
  const lesson = lessons.find((each) => each.lessonId === lessonId);
  const chapter = outline.chapters.find((each) => each.lessons.some((one) => one.lessonId === lessonId));
  if (!lesson || !chapter) return undefined;
  return { lesson, chapter: chapter.title, number: lessons.indexOf(lesson) + 1, of: lessons.length };
}
