import { expect, test } from 'vitest';
import { sentenceOf, waitText } from './sentence.ts';

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [7140, '119 minutes'],
  [7141, '2 hours'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%d seconds are told as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('a sentence takes what the single case says, and reads well without it', () => {
  const spec = { status: 429, message: 'Please wait {wait}, {extension}, {other}.' };
  expect(sentenceOf(spec, { wait: '2 minutes' })).toBe('Please wait 2 minutes, .pdf, {other}.');
  expect(sentenceOf(spec)).toBe('Please wait a moment, .pdf, {other}.');
});
