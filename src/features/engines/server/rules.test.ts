import { afterAll, expect, test } from 'vitest';
import { openPool } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import { judge } from '../judge.ts';
import type { Rule } from '../rule.ts';
import type { Language } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

async function verdictOn(language: Language, source: string, counted: Omit<Rule, 'message'>) {
  const rule = { ...counted, message: 'Use sorted.' };
  const [outcome] = await pool.run('ada', programOf(language, source), [{ rule }], { expectations: [{ rule }] });
  const [alone] = await pool.run('ada', programOf(language, source), [{ rule }]);
  // The browser has no expectations in its worker.
  expect(alone && judge({ rule }, alone, language)).toEqual(outcome?.verdict);
  return outcome?.verdict;
}

const failed = { passed: false, part: 'rule', expected: 'Use sorted.' };

test.each<[Language, string]>([
  ['python', 'print(1)\nnames = sorted(["b"])\nsorted(names)\n'],
  ['javascript', 'console.log(1);\nconst names = sorted(["b"]);\nsorted(names);\n'],
  ['react', 'export default () => null;\nconst names = sorted(["b"]);\nsorted(names);\n'],
])('a rule on %s code counts without running it', async (language, source) => {
  const entry = Object.keys(programOf(language, source).files)[0];
  expect(await verdictOn(language, source, { calls: 'sorted' })).toMatchObject({ passed: true, got: '' });
  expect(await verdictOn(language, source, { calls: 'sorted', atMost: 2 })).toMatchObject({ passed: true });
  expect(await verdictOn(language, source, { calls: 'sorted', atLeast: 3 })).toEqual({ ...failed, got: '' });
  expect(await verdictOn(language, source, { calls: 'sorted', atMost: 1 })).toEqual({
    ...failed,
    got: `${entry}, line 2\n${entry}, line 3`,
  });
  expect(await verdictOn(language, source, { calls: 'sorted', in: 'other.js' })).toEqual({ ...failed, got: '' });
  expect(await verdictOn(language, source, { calls: 'eval', atMost: 0 })).toMatchObject({ passed: true });
});

test('code that cannot be parsed breaks a rule with its own error', async () => {
  expect(await verdictOn('javascript', 'let a = ;', { calls: 'eval', atMost: 0 })).toMatchObject({
    passed: false,
    part: 'ended',
    got: "SyntaxError: Unexpected token ';' (main.js, line 1)",
  });
});

test('a rule whose code takes too long to read is stopped like a program, and the engine goes on', async () => {
  const rule = { calls: 'f', message: 'Call f.' };
  const outcomes = await pool.run('ada', programOf('python', '*'.repeat(400_000)), [{ rule }, {}]);
  expect(outcomes.map(({ ended }) => ended)).toEqual(['time']);
  expect(await verdictOn('python', 'f()', { calls: 'f' })).toMatchObject({ passed: true });
});
