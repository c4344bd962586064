import { expect, test } from 'vitest';
import { hardestFirst, hardestPartsFirst, perPass, shareOf } from './hardest.ts';

const exercise = (exerciseId: string, begun: number, done: number, attempts: number) => ({
  exerciseId,
  lessonId: 'loops',
  begun,
  done,
  attempts,
  hints: 0,
});

test('the hardest is what fewest of those who began have passed, then what took most attempts; what nobody began is left out', () => {
  const exercises = [
    exercise('easy', 10, 9, 10),
    exercise('long', 10, 5, 50),
    exercise('new', 0, 0, 0),
    exercise('short', 10, 5, 6),
    exercise('never', 4, 0, 9),
  ];
  const quizzes = [{ quizId: 'lists', begun: 10, done: 2, attempts: 12 }];
  expect(hardestFirst({ exercises, quizzes }).map(({ kind, id }) => [kind, id])).toEqual([
    ['exercise', 'never'],
    ['quiz', 'lists'],
    ['exercise', 'long'],
    ['exercise', 'short'],
    ['exercise', 'easy'],
  ]);
});

test('attempts for one pass are infinite while nobody has passed, and the share of nobody is nothing', () => {
  expect(perPass({ attempts: 6, done: 4 })).toBe(1.5);
  expect(perPass({ attempts: 6, done: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect([shareOf({ begun: 4, done: 3 }), shareOf({ begun: 0, done: 0 })]).toEqual([0.75, 0]);
});

test('of questions and cases the hardest is what fewest got right, then what most have tried; what nobody has comes last', () => {
  const part = (name: string, tried: number, passed: number) => ({ name, tried, passed });
  const parts = [
    part('new', 0, 0),
    part('easy', 10, 10),
    part('few', 2, 1),
    part('many', 10, 5),
    part('never', 3, 0),
    part('newer', 0, 0),
  ];
  expect(hardestPartsFirst(parts).map(({ name }) => name)).toEqual(['never', 'many', 'few', 'easy', 'new', 'newer']);
  expect(hardestPartsFirst([])).toEqual([]);
});
