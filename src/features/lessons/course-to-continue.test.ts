import { expect, test } from 'vitest';
import { courseToContinue } from './course-to-continue.ts';

const course = (courseId: string, lastActiveAt: number | null, lessonId: string | null) => ({
  courseId,
  lastActiveAt,
  percent: 0,
  completedAt: null,
  finished: [],
  nextLesson: lessonId === null ? null : { lessonId, title: lessonId },
});

test('one goes on with the course that one worked at last, if a lesson of it is left', () => {
  const courses = [course('a', 10, 'x'), course('b', 30, null), course('c', 20, 'y'), course('d', null, 'z')];
  expect(courseToContinue(courses)?.courseId).toBe('c');
});

test('before anything was begun it is the newest course, and with nothing left it is none', () => {
  expect(courseToContinue([course('new', null, 'x'), course('old', null, 'y')])?.courseId).toBe('new');
  expect(courseToContinue([course('a', 10, null)])).toBeUndefined();
  expect(courseToContinue([])).toBeUndefined();
});
