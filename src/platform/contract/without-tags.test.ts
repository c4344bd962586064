import { expect, test } from 'vitest';
import { withoutTags } from './without-tags.ts';

test.each([
  ['a <b>c</b> d', 'a c d'],
  ['<p title="a<b">x', 'x'],
  ['1 < 2', '1 < 2'],
  ['a <b', 'a <b'],
  ['', ''],
])('%j has the text %j', (html, text) => {
  expect(withoutTags(html, '')).toBe(text);
});

test('a text of signs that begin a tag and end none is read once', () => {
  const signs = '<'.repeat(2_000_000);
  expect(withoutTags(signs, ' ')).toBe(signs);
});
