import type { OutlineLesson } from './outline.ts';

type Task = OutlineLesson['exercises'][number];

/** Estimates the minutes for a task. A code exercise takes about a minute for each of its points. */
const taskMinutes: Record<Task['kind'], (task: Task) => number> = {
  code: ({ points }) => Math.min(points, 40),
  question: () => 2,
  'hand-in': () => 90,
};
const questionMinutes = 1;

/** Estimates the minutes for a whole course: the time that its lessons state, and one for each exercise and quiz question. */
export function courseMinutes(lessons: readonly Pick<OutlineLesson, 'minutes' | 'exercises' | 'quiz'>[]): number {
  return lessons.reduce((sum, { minutes, exercises, quiz }) => {
    const tasks = exercises.reduce((all, task) => all + taskMinutes[task.kind](task), 0);
    return sum + minutes + tasks + (quiz?.questions ?? 0) * questionMinutes;
  }, 0);
}
