import type { Content } from '../../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Exercise } from './content.ts';

export interface Place {
  readonly courseId: string;
  readonly exerciseId: string;
}

/** Returns the exercise. Throws `exercise-not-found` unless it is part of the course's content. */
export function requireExercise(content: Pick<Content, 'current'>, { courseId, exerciseId }: Place): Exercise {
  const exercise = content.current().find('exercise', `${courseId}/${exerciseId}`);
  if (!exercise) throw new Refusal('exercise-not-found');
  return exercise;
}

/** Returns an exercise that is answered with a program; otherwise like {@link requireExercise}. */
export function requireCodeExercise(content: Pick<Content, 'current'>, place: Place) {
  const exercise = requireExercise(content, place);
  if (exercise.kind !== 'code') throw new Refusal('exercise-not-found');
  return exercise;
}

/** Returns a practice question; otherwise like {@link requireExercise}. */
export function requireQuestion(content: Pick<Content, 'current'>, place: Place) {
  const exercise = requireExercise(content, place);
  if (exercise.kind !== 'question') throw new Refusal('exercise-not-found');
  return exercise;
}

/** Returns an assignment that a teacher grades; otherwise like {@link requireExercise}. */
export function requireHandIn(content: Pick<Content, 'current'>, place: Place) {
  const exercise = requireExercise(content, place);
  if (exercise.kind !== 'hand-in') throw new Refusal('exercise-not-found');
  return exercise;
}

/** Returns true if visitors may see the exercise: it is in the first lesson of its course. */
export function isOpen(content: Pick<ContentSnapshot, 'find'>, place: Place): boolean {
  const [first] = content.find('outline', place.courseId)?.chapters[0]?.lessonIds ?? [];
  return first !== undefined && isInLesson(content, place, first);
}

/** Path of an exercise in its lesson; that of its course if no lesson has it. */
export function pathOfExercise(content: Pick<ContentSnapshot, 'find'>, place: Place): string {
  const lessonIds = content.find('outline', place.courseId)?.chapters.flatMap((chapter) => chapter.lessonIds) ?? [];
  const lessonId = lessonIds.find((id) => isInLesson(content, place, id));
  const course = `/course/${place.courseId}`;
  return lessonId === undefined ? course : `${course}/learn/${lessonId}#exercise-${place.exerciseId}`;
}

function isInLesson(
  content: Pick<ContentSnapshot, 'find'>,
  { courseId, exerciseId }: Place,
  lessonId: string,
): boolean {
  const lesson = content.find('lesson', `${courseId}/${lessonId}`);
  return lesson?.parts.some((part) => 'embed' in part && part.embed === 'exercise' && part.id === exerciseId) ?? false;
}
