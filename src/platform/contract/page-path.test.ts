import { expect, test } from 'vitest';
import { paramsAt, pathAt } from './page-path.ts';

const lesson = '/course/$courseId/learn/$lessonId';

test('a pattern is filled in with its parameters in their order', () => {
  expect(pathAt(lesson, 'glass', 'the-furnace')).toBe('/course/glass/learn/the-furnace');
  expect(pathAt('/courses')).toBe('/courses');
});

test('a path gives its parameters by their names', () => {
  expect({ ...paramsAt(lesson, '/course/glass/learn/the-furnace') }).toEqual({
    courseId: 'glass',
    lessonId: 'the-furnace',
  });
  expect(paramsAt('/courses', '/courses')).toEqual({});
});

test.for(['/course/glass', '/course/glass/learn/', '/course/glass/learn/a/b', '/a/course/glass/learn/the-furnace'])(
  '%s is no path of a lesson',
  (path) => {
    expect(paramsAt(lesson, path)).toBeUndefined();
  },
);
