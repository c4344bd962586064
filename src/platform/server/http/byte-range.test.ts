import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

const sizeBytes = 1000;

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-', { first: 10, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-1', { first: 999, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['Bytes = 999-', { first: 999, last: 999 }],
])('%s is a part of the file', (header, range) => {
  expect(rangeOf(header, sizeBytes)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
  '%s begins behind the end of the file, or has no byte',
  (header) => {
    expect(rangeOf(header, sizeBytes)).toBe('none');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=20-10',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'bytes=1.5-2',
  'lines=0-1',
])('%s is answered with all of it', (header) => {
  expect(rangeOf(header, sizeBytes)).toBeNull();
});

test('of an empty file there is no part', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-5']) expect(rangeOf(header, 0)).toBe('none');
});
