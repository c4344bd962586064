import { expect, test } from 'vitest';
import { outputMaxBytes } from './limits.ts';
import { readReport } from './report.ts';

test.each([
  ['a value', '{"value":[1]}', { ended: 'done', value: [1] }],
  ['what is seen', '{"shown":"x"}', { ended: 'done', shown: 'x' }],
  [
    'an error',
    '{"raised":{"names":["E"],"message":"m","line":2}}',
    { ended: 'error', raised: { names: ['E'], message: 'm', line: 2 } },
  ],
  ['an end that the learner’s code claims', '{"ended":"done","passed":true}', { ended: 'done' }],
])('%s is read', (_, json, report) => {
  expect(readReport(json)).toEqual(report);
});

test.each([
  ['no JSON', 'passed', 'SyntaxError'],
  ['no object', '7', 'SyntaxError'],
  ['lists too deep to be compared', `{"value":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'RangeError'],
])('%s is an error of the run', (_, json, name) => {
  expect(readReport(json)).toMatchObject({ ended: 'error', raised: { names: [name] } });
});

test('an error of any shape is brought into its own', () => {
  const raised = { names: [1, null], message: { a: 1 }, line: 'x', trace: 5 };
  expect(readReport(JSON.stringify({ raised })).raised).toEqual({ names: ['1', 'null'], message: '' });
});

test('a value that is larger than what a program may print is too much output', () => {
  expect(readReport(JSON.stringify({ value: 'x'.repeat(2 * outputMaxBytes) }))).toEqual({ ended: 'output' });
});
