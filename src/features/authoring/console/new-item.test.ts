import { expect, test } from 'vitest';
import { idFrom, newItem, placeKindOf } from './new-item.ts';

const typed = { title: 'Lists', id: 'lists', place: '' };

test.each([
  ['article', undefined, typed, { id: 'lists', title: 'Lists' }],
  ['course', undefined, typed, { id: 'lists', title: 'Lists' }],
  ['lesson', 'course', { ...typed, place: 'glass' }, { id: 'glass/lists', title: 'Lists' }],
  ['exercise', 'course', { ...typed, place: 'glass' }, { id: 'glass/lists', title: 'Lists' }],
  ['outline', 'course', { ...typed, place: 'glass' }, { id: 'glass', title: 'glass' }],
  ['quiz', 'lesson', { ...typed, place: 'glass/first' }, { id: 'glass/first', title: 'glass/first' }],
] as const)('%s belongs to %s', (kind, place, written, item) => {
  expect(placeKindOf(kind)).toBe(place);
  expect(newItem({ kind, ...written })).toEqual({ kind, ...item });
});

test.each([
  ['How a kiln is lit', 'how-a-kiln-is-lit'],
  ['Crème brûlée: Überblick', 'creme-brulee-uberblick'],
  ['  --- ', ''],
  ['日本', ''],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
])('%j makes the id %j', (title, id) => {
  expect(idFrom(title)).toBe(id);
});
