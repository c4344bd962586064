import { expect, test } from 'vitest';
import type { HostedResult } from '../../engines/host.ts';
import { type CodeExercise, gradeProgram } from './grade.ts';

const page = { name: 'all', shows: ['Bins', 'Soap'], hides: ['Bath'] };
const exercise = {
  kind: 'code',
  language: 'react',
  entry: 'app.jsx',
  points: 10,
  visible: [page],
  hidden: [page],
} as unknown as CodeExercise;
const outcome = { ended: 'done', stdout: '', stderr: '', shown: 'Bins', ms: 1, engine: 'e' } as HostedResult;

test('the texts of a visible page are told one by one, those of a hidden one not at all', async () => {
  const { cases } = await gradeProgram(
    exercise,
    {},
    { engines: { run: async () => [outcome, outcome] }, userId: 'u1', address: '' },
  );
  expect(cases).toEqual([
    {
      name: 'all',
      isHidden: false,
      isPassed: false,
      part: 'shows',
      expected: 'Bins\nSoap',
      got: 'Bins',
      fragments: [
        { part: 'shows', text: 'Bins', state: 'met' },
        { part: 'shows', text: 'Soap', state: 'missing' },
        { part: 'hides', text: 'Bath', state: 'met' },
      ],
    },
    { name: 'all', isHidden: true, isPassed: false, expected: null, got: null },
  ]);
});

test('a hidden rule that is broken is returned with its sentence, one that is kept is not', async () => {
  const message = 'Use `max`.';
  const rule = { name: 'Python finds the largest', rule: { calls: 'max', message } };
  const run = (value: string[]) =>
    gradeProgram(
      { ...exercise, language: 'python', visible: [], hidden: [rule] },
      {},
      {
        engines: { run: async () => [{ ...outcome, value }] },
        userId: 'u1',
        address: '',
      },
    );
  const shared = { name: rule.name, isHidden: true };
  expect((await run([])).cases).toEqual([{ ...shared, isPassed: false, part: 'rule', expected: message, got: '' }]);
  expect((await run(['main.py, line 2'])).cases).toEqual([{ ...shared, isPassed: true, expected: null, got: null }]);
});
