import { expect, test } from 'vitest';
import { judge, tidy } from './judge.ts';
import { type Expectation, type ProgramResult, inputOf } from './run.ts';
import { valueOf } from './value.ts';

const done: ProgramResult = { ended: 'done', stdout: '', stderr: '', ms: 1, engine: 'test' };
const failedRun: ProgramResult = {
  ...done,
  ended: 'error',
  raised: { names: ['KeyError', 'LookupError', 'Exception'], message: "'rent'", file: 'main.py', line: 3 },
};

test.each<[string, Expectation, Partial<ProgramResult>]>([
  ['the order of keys means nothing', { gives: { a: 1, b: [2] } }, { value: valueOf({ b: [2], a: 1 }) }],
  ['nothing is null', { gives: null }, {}],
  ['1 and 1.0 are one number of JSON', { gives: 1 }, { value: 1.0 }],
  ['spaces at line ends and newlines at the end are not looked at', { stdout: 'a\nb' }, { stdout: 'a  \nb\t\n\n' }],
  ['what is seen comes in order', { shows: ['2 stops', 'Lyon', 'Genoa'] }, { shown: 'Trip 2 stops Lyon Turin Genoa' }],
  ['one text may be given without a list', { shows: 'Lyon', hides: 'Turin' }, { shown: 'Lyon' }],
  ['spaces of what is seen are one', { shows: 'Count:\n  3' }, { shown: 'Count: 3' }],
  ['other files may be left too', { leaves: { 'out.txt': 'a' } }, { left: { 'out.txt': 'a\n', 'main.py': '' } }],
])('passed: %s', (_, expectation, outcome) => {
  expect(judge(expectation, { ...done, ...outcome }, 'python').passed).toBe(true);
});

test.each<[string, Expectation, Partial<ProgramResult>]>([
  ['true is not 1', { gives: 1 }, { value: true }],
  ['a list is no object with the same keys', { gives: ['a'] }, { value: valueOf({ 0: 'a' }) }],
  ['a key more is another value', { gives: { a: 1 } }, { value: valueOf({ a: 1, b: 2 }) }],
  ['inherited names are no keys', { gives: { toString: null } }, { value: valueOf({ x: null }) }],
  ['spaces at the beginning of a line count', { stdout: '  a' }, { stdout: 'a' }],
  ['the other order is not seen', { shows: ['Lyon', '2 stops'] }, { shown: '2 stops Lyon' }],
  ['one text is not seen twice in one place', { shows: ['Lyon', 'Lyon'] }, { shown: 'Lyon' }],
  ['what must be hidden is seen', { shows: 'Lyon', hides: ['Turin'] }, { shown: 'Lyon Turin' }],
  ['a file that is not left', { leaves: { 'out.txt': '' } }, { left: {} }],
  ['a file by an inherited name', { leaves: { constructor: '' } }, { left: {} }],
])('not passed: %s', (_, expectation, outcome) => {
  expect(judge(expectation, { ...done, ...outcome }, 'python').passed).toBe(false);
});

test('an error is expected by the name of its class or of one beneath it', () => {
  for (const raises of ['KeyError', 'LookupError']) expect(judge({ raises }, failedRun, 'python').passed).toBe(true);
  expect(judge({ raises: 'ValueError' }, failedRun, 'python')).toEqual({
    passed: false,
    part: 'raises',
    expected: 'ValueError',
    got: "KeyError: 'rent' (main.py, line 3)",
  });
  expect(judge({ raises: 'KeyError' }, { ...done, value: 3 }, 'python')).toMatchObject({ passed: false, got: '3' });
});

test.each(['error', 'time', 'memory', 'output', 'stopped'] as const)(
  'a run that ended by %s passes nothing, whatever it printed and gave before',
  (ended) => {
    const outcome = { ...done, ended, value: 3, stdout: '3', shown: '3', left: { a: '3' } };
    for (const expectation of [{ gives: 3 }, { stdout: '3' }, { shows: '3' }, { hides: 'x' }, { leaves: { a: '3' } }]) {
      expect(judge(expectation, outcome, 'python')).toMatchObject({ passed: false, part: 'ended' });
    }
    if (ended !== 'error') expect(judge({ raises: 'Error' }, outcome, 'python').passed).toBe(false);
  },
);

test('every part must be met, and the first that is not is told', () => {
  expect(judge({ gives: 3, stdout: 'hi' }, { ...done, value: 3, stdout: 'ho' }, 'python')).toEqual({
    passed: false,
    part: 'stdout',
    expected: 'hi',
    got: 'ho',
  });
  expect(() => judge({}, done, 'python')).toThrow('expects nothing');
});

test('a case that came to no end shows what was expected of it, and in words how the run ended', () => {
  const ended = (end: ProgramResult['ended']) => judge({ gives: { a: null } }, { ...done, ended: end }, 'python');
  expect(ended('time')).toMatchObject({
    expected: "{'a': None}",
    got: expect.stringContaining('ran too long') as unknown,
  });
  expect(ended('memory').got).toContain('too much memory');
  const crashed = { ...failedRun, raised: { names: ['EngineError'], message: 'of the machine' } };
  expect(judge({ stdout: 'Left: 5\n' }, crashed, 'python')).toMatchObject({
    expected: 'Left: 5',
    got: expect.stringContaining('crashed') as unknown,
  });
});

test('each text of a page is told by itself, though it stands among others, and those that must be hidden too', () => {
  const expectation = { shows: ['3 of 3 shown', 'Bins', 'Soap', 'All', 'Bath'], hides: ['Done', 'Saved'] };
  const verdict = judge(expectation, { ...done, shown: 'All Open Done Bins Bath Soap' }, 'react');
  expect(verdict).toMatchObject({ passed: false, part: 'shows', got: 'All Open Done Bins Bath Soap' });
  expect(verdict.fragments?.map(({ part, text, state }) => [part, text, state])).toEqual([
    ['shows', '3 of 3 shown', 'missing'],
    ['shows', 'Bins', 'met'],
    ['shows', 'Soap', 'met'],
    ['shows', 'All', 'misplaced'],
    ['shows', 'Bath', 'misplaced'],
    ['hides', 'Done', 'seen'],
    ['hides', 'Saved', 'met'],
  ]);
});

test('of a page whose run was cut off no text is told to be there or missing', () => {
  const verdict = judge({ shows: ['Bins'], hides: 'Soap' }, { ...failedRun, shown: 'Bins Soap' }, 'react');
  expect(verdict).toMatchObject({ part: 'ended', got: "KeyError: 'rent' (main.py, line 3)" });
  expect(verdict.fragments?.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
});

test('nothing of what a case expects enters an engine', () => {
  const expectation = { gives: 1, raises: 'E', stdout: 's', leaves: { a: '' }, shows: 'x', hides: 'y' };
  expect(inputOf({ name: 'n', call: 'f()', stdin: 'i', ...expectation })).toEqual({ call: 'f()', stdin: 'i' });
});

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
