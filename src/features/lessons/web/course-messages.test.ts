import { expect, test } from 'vitest';
import { courseOutlineMessages } from './course-messages.ts';

test('a course names the exercises and quizzes that it has, and no others', () => {
  expect(courseOutlineMessages.lead(1, '5 minutes', [])).toBe('1 lesson, about 5 minutes.');
  expect(courseOutlineMessages.lead(3, '2 hours', ['quizzes'])).toBe('3 lessons, about 2 hours including quizzes.');
  expect(courseOutlineMessages.lead(3, '2 hours', ['exercises', 'quizzes'])).toBe(
    '3 lessons, about 2 hours including exercises and quizzes.',
  );
});
