import type * as z from 'zod/mini';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { completionOf } from '../../courses/server/public.ts';
import type { CourseStructure } from '../../progress/contract.ts';
import { termsOf } from './completion-terms.ts';
import type { Outline as OutlineShape, OutlineLesson } from '../contract.ts';

type WholeOutline = z.infer<typeof OutlineShape>;
type LessonOfOutline = z.infer<typeof OutlineLesson>;
type Lookup = Pick<ContentSnapshot, 'find'>;

/** Outline of a course, chapter by chapter, with the tasks of each lesson. */
export function outlineOf(content: Lookup, courseId: string): WholeOutline {
  const chapters = content.find('outline', courseId)?.chapters ?? [];
  const [first] = lessonIdsOf(content, courseId);
  const whole = chapters.map(({ title, lessonIds }) => ({
    title,
    lessons: lessonIds.flatMap((lessonId) => lessonOf(content, courseId, lessonId, lessonId === first)),
  }));
  const rule = completionOf(content, courseId);
  return { courseId, chapters: whole, ...(rule && { completion: termsOf(rule, whole) }) };
}

/** Structure of a course for the learning record: each lesson with its version, each exercise with its points. */
export function structureOfCourse(content: Lookup, courseId: string): z.infer<typeof CourseStructure> {
  const { chapters } = outlineOf(content, courseId);
  const completion = completionOf(content, courseId);
  const embedded = chapters.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises));
  return {
    courseId,
    ...(completion && { completion }),
    chapters: chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(({ lessonId, title: name, minutes, exercises, quiz }) => ({
        lessonId,
        title: name,
        minutes,
        version: content.find('lesson', `${courseId}/${lessonId}`)?.version ?? '',
        exerciseIds: exercises.map(({ exerciseId }) => exerciseId),
        hasQuiz: quiz !== null,
      })),
    })),
    // An exercise may be in several lessons; its points count once.
    exercises: [...new Map(embedded.map(({ exerciseId, points }) => [exerciseId, { exerciseId, points }])).values()],
  };
}

/** Ids of a course's lessons, in order. */
export function lessonIdsOf(content: Lookup, courseId: string): readonly string[] {
  return content.find('outline', courseId)?.chapters.flatMap(({ lessonIds }) => lessonIds) ?? [];
}

function lessonOf(content: Lookup, courseId: string, lessonId: string, isOpen: boolean): LessonOfOutline[] {
  const lesson = content.find('lesson', `${courseId}/${lessonId}`);
  if (lesson === undefined) return [];
  const { title, summary, minutes, parts } = lesson;
  const embedded = (embed: string) =>
    parts.flatMap((part) => ('embed' in part && part.embed === embed ? [part.id] : []));
  const exercises = embedded('exercise').flatMap((id) => content.find('exercise', `${courseId}/${id}`) ?? []);
  const casts = embedded('cast').flatMap((id) => content.find('cast', `${courseId}/${id}`) ?? []);
  const videos = embedded('video').flatMap((id) => content.find('video', `${courseId}/${id}`) ?? []);
  const quiz = content.find('quiz', `${courseId}/${lessonId}`);
  return [
    {
      lessonId,
      title,
      summary,
      minutes,
      isOpen,
      exercises: exercises.map(({ exerciseId, title: name, kind, points }) => ({
        exerciseId,
        title: name,
        kind,
        points,
      })),
      casts: casts.map(({ castId, title: name }) => ({ castId, title: name })),
      videos: videos.map(({ videoId, title: name }) => ({ videoId, title: name })),
      quiz: quiz ? { questions: quiz.draw, passPercent: quiz.passPercent } : null,
    },
  ];
}
