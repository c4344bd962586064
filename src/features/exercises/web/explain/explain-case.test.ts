import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Input, Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { explainCase } from './explain-case.ts';

interface WrongProgram {
  readonly mistake: string;
  readonly language: Language;
  readonly code: string;
  /** Failed case, judged by the real engine. */
  readonly failed: Pick<CaseRun, 'expected' | 'got' | 'part' | 'fragments'> &
    Pick<Input, 'call' | 'stdin'> & { readonly printed?: string };
  /** Beginning of the explanation. */
  readonly said: string;
}

/** Programs of beginners that run, but fail. */
const programs = JSON.parse(readFileSync('test/support/wrong-programs.json', 'utf8')) as readonly WrongProgram[];

test.each(programs)('$mistake in $language is explained', ({ language, code, failed, said }) => {
  const { call, stdin, printed = '', ...verdict } = failed;
  const result = { ended: 'done', stdout: printed, stderr: '', ms: 1, engine: 'x' } as const;
  const each = { name: 'a test', isHidden: false, isPassed: false, result, ...verdict };
  const given = { ...(call !== undefined && { call }), ...(stdin !== undefined && { stdin }) };
  expect(explainCase(each, language, { 'main.txt': code }, given)?.slice(0, said.length)).toBe(said);
});

test('a program without a known mistake is left to the comparison', () => {
  const each = { name: 'a test', isHidden: false, isPassed: false, part: 'gives', expected: '7', got: '70' } as const;
  expect(explainCase(each, 'python', { 'main.py': 'def f():\n    return 70\n' })).toBeUndefined();
});
