import { expect, test } from 'vitest';
import { finishedText, weekOf } from './week.ts';

const lesson = (at: number) => ({ kind: 'lesson' as const, at });

test('a week ends today and counts what was finished on each of its days, and nothing before', () => {
  const now = new Date(2026, 4, 7, 15, 30).getTime();
  const at = (day: number, hour: number) => lesson(new Date(2026, 4, day, hour).getTime());
  const week = weekOf([at(7, 0), at(7, 14), at(6, 23), at(1, 0), lesson(new Date(2026, 3, 30, 23, 59).getTime())], now);
  expect(week.map(({ date }) => date.getDate())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week.map((day) => day.finished.length)).toEqual([1, 0, 0, 0, 0, 1, 2]);
});

test('finished items are counted by kind, in words', () => {
  const of = (kind: 'lesson' | 'exercise' | 'quiz') => ({ kind, at: 1 });
  expect(finishedText([of('exercise'), of('lesson'), of('exercise')])).toBe('1 lesson and 2 exercises');
  expect(finishedText([of('quiz'), of('lesson'), of('exercise')])).toBe('1 lesson, 1 exercise, and 1 quiz');
  expect(finishedText([of('quiz'), of('quiz')])).toBe('2 quizzes');
});
