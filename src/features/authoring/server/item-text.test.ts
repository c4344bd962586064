import { expect, test } from 'vitest';
import { titleIn } from './item-text.ts';

test.each([
  ['title: A kiln', 'A kiln'],
  ['---\r\ntitle: "A \\"kiln\\""  \r\ndate: 1', 'A "kiln"'],
  ["title: 'It''s lit' # for now", "It's lit"],
  ['title: "half writ', '"half writ'],
  ['title: 12', '12'],
  ['title:   \nlead: x', undefined],
])('the title of %j is %j', (source, title) => {
  expect(titleIn(source)).toBe(title);
});

test('of a line that no title has, only its beginning is read', () => {
  expect(titleIn(`title: [${'{'.repeat(200_000)}`)).toHaveLength(1000);
  // Searching for the end of the spaces would take quadratic time.
  expect(titleIn(`title: a${' '.repeat(250_000)}b`)).toHaveLength(1000);
});
