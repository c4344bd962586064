import type * as z from 'zod/mini';
import type { CompletionRule } from '../../courses/completion.ts';
import type { CompletionTerms } from '../../courses/completion-contract.ts';
import { completionState } from '../../progress/completion-state.ts';
import type { OutlineLesson } from '../contract.ts';

interface Chapter {
  readonly lessons: readonly z.infer<typeof OutlineLesson>[];
}

/** A course's completion rule for readers, with the total number of items of each part that counts. */
export function termsOf(rule: CompletionRule, chapters: readonly Chapter[]): z.infer<typeof CompletionTerms> {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const exerciseIds = lessons.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
  const none = (all: number) => ({ done: 0, all });
  const { parts } = completionState(rule, {
    lessons: none(lessons.length),
    exercises: none(new Set(exerciseIds).size),
    quizzes: none(lessons.filter(({ quiz }) => quiz !== null).length),
  });
  return { pass: rule.pass, parts: parts.map(({ part, share, all }) => ({ part, share, all })) };
}
