import { expect, test } from 'vitest';
import { type Terms, completionMessages } from './completion-messages.ts';

const lessons = { part: 'lessons', share: 0.2, all: 10 } as const;
const exercises = { part: 'exercises', share: 0.5, all: 4 } as const;
const quizzes = { part: 'quizzes', share: 0.3, all: 1 } as const;

const told = (terms: Terms, left = { lessons: 0, exercises: 1, quizzes: 1 }) => [
  completionMessages.rule(terms),
  completionMessages.left(terms, left, 57),
];

test('a course that asks for everything says so, and what is left of it', () => {
  expect(told({ pass: 100, parts: [lessons, exercises, quizzes] }, { lessons: 1, exercises: 2, quizzes: 1 })).toEqual([
    'The course is complete when every lesson is done, every exercise is passed, and every quiz is passed.',
    'Still to do: 1 lesson, 2 exercises, and 1 quiz.',
  ]);
  expect(told({ pass: 100, parts: [lessons] })).toEqual(['The course is complete when every lesson is done.', '']);
});

test('what counts, and for how much, is said as it is counted', () => {
  expect(told({ pass: 80, parts: [lessons, exercises, quizzes] })).toEqual([
    'The course is complete at 80%, counting lessons done (20%), exercises passed (50%), and quizzes passed (30%).',
    'You are at 57%. Not done yet: 1 exercise and 1 quiz.',
  ]);
  const thirds = [
    { ...lessons, share: 1 / 3 },
    { ...exercises, share: 2 / 3 },
  ];
  expect(told({ pass: 50, parts: thirds })[0]).toBe(
    'The course is complete at 50%, counting lessons done (33.3%) and exercises passed (66.7%).',
  );
  expect(told({ pass: 60, parts: [{ ...exercises, share: 1 }] })[0]).toBe(
    'The course is complete when 3 of 4 exercises are passed.',
  );
});

test('a course that has nothing of what counts says that it cannot be completed', () => {
  expect(told({ pass: 1, parts: [] })[0]).toBe(
    'This course cannot be completed yet: nothing in it counts toward completion.',
  );
});
