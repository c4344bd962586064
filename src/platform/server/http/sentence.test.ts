import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';

test('a sentence takes what the single case says, and reads well without it', () => {
  const spec = { status: 415, message: 'This is no {extension}, and no {other}.' };
  expect(sentenceOf(spec, { extension: '.docx' })).toBe('This is no .docx, and no {other}.');
  expect(sentenceOf(spec)).toBe('This is no .doc, and no {other}.');
});
