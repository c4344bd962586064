import type { OutlineLesson } from './outline.ts';

/** Estimated minutes for a task, by its kind. */
const taskMinutes = { code: 20, question: 5, 'hand-in': 90 } as const;
const questionMinutes = 1.5;

/** Estimates the minutes for a whole course: the time that its lessons state, and a fixed time for each exercise and quiz question. */
export function courseMinutes(lessons: readonly Pick<OutlineLesson, 'minutes' | 'exercises' | 'quiz'>[]): number {
  return lessons.reduce((sum, { minutes, exercises, quiz }) => {
    const tasks = exercises.reduce((all, { kind }) => all + taskMinutes[kind], 0);
    return sum + minutes + tasks + (quiz?.questions ?? 0) * questionMinutes;
  }, 0);
}
