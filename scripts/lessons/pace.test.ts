import { expect, test } from 'vitest';
import { minutesOfCourse, scheduleOf } from './pace.ts';

const six = {
  lessonMinutes: [50, 50, 50, 50, 50, 50],
  codeExercises: 10,
  questions: 2,
  quizzes: 6,
  project: 'code',
} as const;

test('a course takes its lessons, exercises, quizzes and project, and time of one’s own after each lesson', () => {
  expect(minutesOfCourse(six)).toBe(6 * 50 + 6 * 45 + 10 * 25 + 2 * 5 + 6 * 10 + 240);
});

test('its schedule has a week for each lesson and one for the project, of whole hours that suffice', () => {
  expect(scheduleOf(six)).toBe('Seven weeks at your own pace, about three hours a week');
  expect(scheduleOf({ ...six, lessonMinutes: [60], project: 'hand-in' })).toBe(
    'Two weeks at your own pace, about eight hours a week',
  );
});
