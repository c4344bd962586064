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

test.each([
  ['a new line', 'Ada\nAdmin'],
  ['a carriage return', 'Ada\rAdmin'],
  ['U+0085, next line', 'Ada\u{85}Admin'],
  ['U+2028, line separator', 'Ada\u{2028}Admin'],
  ['U+2029, paragraph separator', 'Ada\u{2029}Admin'],
  ['U+202E, right-to-left override', 'Ada \u{202e}nimda'],
  ['U+202A, an embedding', 'Ada \u{202a}nimda'],
  ['U+2066, an isolate', 'Ada \u{2066}nimda'],
  ['U+2069, the end of one', 'Ada \u{2069}nimda'],
  ['a bell', 'Ada\u{7}'],
])('a line has no %s in it', (_, text) => {
  expect(lineOf(30).safeParse(text).success).toBe(false);
});

test.each(['محمد\u{200f}', 'שרה\u{200e} Levi', 'خط\u{200c}ها'])('a line may have marks that names need: %s', (text) => {
  expect(lineOf(20).parse(text)).toBe(text);
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
