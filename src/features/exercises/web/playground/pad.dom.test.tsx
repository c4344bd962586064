import { beforeEach, expect, test } from 'vitest';
import { padKey, padStarters, putIntoPad, readPad, storePad } from './pad.ts';

beforeEach(() => localStorage.clear());

test('a playground starts with an example and keeps what is written, for each reader and language', () => {
  expect(readPad(null, 'python')).toEqual({ text: padStarters.python });
  storePad('ada', 'python', { text: 'mine' });
  expect(readPad('ada', 'python')).toEqual({ text: 'mine' });
  expect(readPad(null, 'python')).toEqual({ text: padStarters.python });
  expect(readPad('ada', 'react')).toEqual({ text: padStarters.react });
});

test('an example from a lesson replaces own code, which can be brought back', () => {
  putIntoPad(null, 'python', 'first');
  expect(readPad(null, 'python')).toEqual({ text: 'first' });
  putIntoPad(null, 'python', 'second');
  expect(readPad(null, 'python')).toEqual({ text: 'second', before: 'first' });
  putIntoPad(null, 'python', 'second');
  expect(readPad(null, 'python')).toEqual({ text: 'second', before: 'first' });
});

test.each(['{', 'null', '{"text": 1}', '{"text": "a", "before": 1}'])('stored %s is no playground', (stored) => {
  localStorage.setItem(padKey(null, 'javascript'), stored);
  expect(readPad(null, 'javascript')).toEqual({ text: padStarters.javascript });
});
