import { expect, test } from 'vitest';
import { careerOrders } from './career-orders-contract.ts';
import { filterCareers } from './filter-careers.ts';

const careers = [
  { title: 'Tester 10', enrolled: 3, applications: 0 },
  { title: 'tester 9', enrolled: 5, applications: 1 },
  { title: 'Admin', enrolled: 3, applications: 7 },
];
const titles = (wanted: Parameters<typeof filterCareers>[1]) =>
  filterCareers(careers, wanted).map(({ title }) => title);

test('careers stand in each order, and are found by a text of their title in either case', () => {
  expect(careerOrders.map((order) => titles({ order }))).toEqual([
    ['Tester 10', 'tester 9', 'Admin'],
    ['Admin', 'tester 9', 'Tester 10'],
    ['tester 9', 'Tester 10', 'Admin'],
    ['Admin', 'tester 9', 'Tester 10'],
  ]);
  expect(titles({ search: 'TESTER', order: 'enrolled' })).toEqual(['tester 9', 'Tester 10']);
});
