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
