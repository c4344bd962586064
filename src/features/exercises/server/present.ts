import type * as z from 'zod/mini';
import { presentQuestion } from '../../quizzes/server/public.ts';
import type { Exercise as Shown } from '../contract.ts';
import type { Exercise } from './content.ts';

/** Exercise as learners see it, without its solution and its hidden cases. */
export function presentExercise(exercise: Exercise): z.infer<typeof Shown> {
  const { courseId, exerciseId, title, points, version, taskHtml } = exercise;
  return { courseId, exerciseId, title, points, version, taskHtml, task: presentTask(exercise) };
}

/**
 * Seed of a practice question. Its options have the same order for everybody, so that an answer can be read without an
 * attempt.
 */
export function seedOf({ courseId, exerciseId }: Pick<Exercise, 'courseId' | 'exerciseId'>): string {
  return `${courseId}/${exerciseId}`;
}

function presentTask(exercise: Exercise): z.infer<typeof Shown>['task'] {
  if (exercise.kind === 'hand-in') {
    const { rubric, passPoints } = exercise;
    return { kind: 'hand-in', rubric, passPoints };
  }
  if (exercise.kind === 'question')
    return { kind: 'question', question: presentQuestion(exercise.question, seedOf(exercise)) };
  const { language, entry, page = null, starter, hintsHtml, visible, hidden } = exercise;
  return {
    kind: 'code',
    language,
    entry,
    page,
    starter,
    hints: [...hintsHtml],
    visible,
    hiddenCount: hidden.length,
  };
}
