import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

test.each([
  ['', ''],
  ['\n \n\t\n', ''],
  ['a  \n b\t\n\nc \r\n\n', 'a\n b\n\nc'],
  ['  a', '  a'],
])('%j is compared as %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});

test('a text of spaces before a letter is read once', () => {
  const spaces = ' '.repeat(2_000_000);
  expect(tidy(`${spaces}x${spaces}`)).toBe(`${spaces}x`);
});
