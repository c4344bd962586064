import type { OutlineLesson } from './outline.ts';

/** How long most people work at a task, by its kind. */
const taskMinutes = { code: 20, question: 5, 'hand-in': 90 } as const;
const questionMinutes = 1.5;

/** How long most people need for a whole course: what its lessons say they take, and a fixed time for each exercise and quiz question. */
export function courseMinutes(lessons: readonly Pick<OutlineLesson, 'minutes' | 'exercises' | 'quiz'>[]): number {
  return lessons.reduce((sum, { minutes, exercises, quiz }) => {
    const tasks = exercises.reduce((all, { kind }) => all + taskMinutes[kind], 0);
    return sum + minutes + tasks + (quiz?.questions ?? 0) * questionMinutes;
  }, 0);
}
