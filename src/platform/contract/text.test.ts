import { expect, test } from 'vitest';
import { lineOf, textOf } from './text.ts';

test.each([
  ['nothing', ''],
  ['spaces', ' \t\u{a0}'],
  ['spaces without width', '\u{200b}\u{2060}'],
  ['a mark that turns the direction of writing', '\u{202e}'],
  ['half of a character', '\u{d800}'],
])('what nobody can see is no text: %s', (_, text) => {
  expect(textOf(10).safeParse(text).success).toBe(false);
  expect(lineOf(10).safeParse(text).success).toBe(false);
});

test.each(['Ada', '日本', '👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'خط‌ها'])('text is trimmed, and otherwise stays as it was typed: %s', (text) => {
  expect(textOf(20).parse(` ${text}\n`)).toBe(text);
  expect(lineOf(20).parse(`${text} `)).toBe(text);
});

test('a line has no breaks in it, and neither is longer than it may be', () => {
  expect(lineOf(10).safeParse('a\nb').success).toBe(false);
  expect(textOf(10).parse('a\nb')).toBe('a\nb');
  expect(textOf(3).safeParse('abcd').success).toBe(false);
});
