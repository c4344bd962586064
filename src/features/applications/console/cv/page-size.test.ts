import { expect, test } from 'vitest';
import { sizeOf } from './page-size.ts';

const a4 = { width: 595, height: 842 };

test('a page is drawn as wide as there is room, twice as fine on a fine screen, and no finer', () => {
  expect(sizeOf(a4, 595, 1)).toEqual({ cssWidth: 595, scale: 1 });
  expect(sizeOf(a4, 595, 2).scale).toBe(2);
  expect(sizeOf(a4, 595, 4).scale).toBe(2);
});

test.each([
  ['as large as a field', { width: 1e7, height: 1e7 }],
  ['endlessly long', { width: 1, height: 14_400 }],
  ['endlessly wide', { width: 1e9, height: 1 }],
])('a page %s stays within what a canvas may be', (_, natural) => {
  const { scale } = sizeOf(natural, 1000, 2);
  expect(natural.width * scale * natural.height * scale).toBeLessThanOrEqual(8_000_001);
  expect(Math.max(natural.width, natural.height) * scale).toBeLessThanOrEqual(8193);
});

test.each([
  ['nothing', { width: 0, height: 842 }],
  ['less than nothing', { width: -5, height: 842 }],
  ['no number', { width: NaN, height: 842 }],
  ['no end', { width: Infinity, height: 842 }],
])('a page that measures %s is refused', (_, natural) => {
  expect(() => sizeOf(natural, 1000, 1)).toThrow('the page has no size');
});
