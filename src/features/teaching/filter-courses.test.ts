import { expect, test } from 'vitest';
import { courseOrders } from './course-lists-contract.ts';
import { filterCourses } from './filter-courses.ts';

const none = { enrolled: 0, activeLately: 0, finished: 0, left: 0, rating: null };
const courses = [
  { ...none, title: 'Part 10', enrolled: 3, finished: 2 },
  { ...none, title: 'part 9', enrolled: 5, activeLately: 1, rating: 4.5 },
  { ...none, title: 'Zebras', enrolled: 3, left: 7, rating: 2 },
];
const titles = (wanted: Parameters<typeof filterCourses>[1]) =>
  filterCourses(courses, wanted).map(({ title }) => title);

test.each([
  ['site', ['Part 10', 'part 9', 'Zebras']],
  ['title', ['part 9', 'Part 10', 'Zebras']],
  ['enrolled', ['part 9', 'Part 10', 'Zebras']],
  ['active', ['part 9', 'Part 10', 'Zebras']],
  ['finished', ['Part 10', 'part 9', 'Zebras']],
  ['left', ['Zebras', 'Part 10', 'part 9']],
  ['rating', ['part 9', 'Zebras', 'Part 10']],
] as const)('courses stand in the order: %s', (order, sorted) => {
  expect(titles({ order })).toEqual(sorted);
});

test('every order is tried above, and a course is found by a text of its title in either case', () => {
  expect(courseOrders.length).toBe(7);
  expect(titles({ search: 'PART' })).toEqual(['Part 10', 'part 9']);
  expect(titles({ search: 'nothing' })).toEqual([]);
});
