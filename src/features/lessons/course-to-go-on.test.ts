import { expect, test } from 'vitest';
import { courseToGoOn } from './course-to-go-on.ts';

const course = (courseId: string, lastActiveAt: number | null, lessonId: string | null) => ({
  courseId,
  lastActiveAt,
  percent: 0,
  completedAt: null,
  finishedAt: [],
  nextLesson: lessonId === null ? null : { lessonId, title: lessonId },
});

test('one goes on with the course that one worked at last, if a lesson of it is left', () => {
  const courses = [course('a', 10, 'x'), course('b', 30, null), course('c', 20, 'y'), course('d', null, 'z')];
  expect(courseToGoOn(courses)?.courseId).toBe('c');
});

test('before anything was begun it is the newest course, and with nothing left it is none', () => {
  expect(courseToGoOn([course('new', null, 'x'), course('old', null, 'y')])?.courseId).toBe('new');
  expect(courseToGoOn([course('a', 10, null)])).toBeUndefined();
  expect(courseToGoOn([])).toBeUndefined();
});
