import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../../test/support/engines.ts';
import { programOf } from '../../../../../test/support/programs.ts';
import { hostilePrograms } from '../../../../../test/support/hostile-programs.ts';
import { judge } from '../../engine/judge.ts';

const pool = await openPool();
afterAll(() => pool.stop());

test.each(hostilePrograms)('$language: $name ends in an outcome, and passes nothing', async (program) => {
  const outcome = await runOnce(pool, programOf(program.language, program.source), program.input);
  expect(program.ends).toContain(outcome.ended);
  expect(judge({ gives: 'what nobody told the program' }, outcome).passed).toBe(false);
  // Nothing of Node or of this machine was reached.
  expect(outcome.stdout + outcome.stderr).not.toContain('root:');
});

test('after all of them a program of each language runs as if there had been none', async () => {
  const sources = { javascript: 'export const answer = () => ({ a: 1 });', python: 'def answer(): return {"a": 1}' };
  for (const language of ['javascript', 'python'] as const) {
    const outcome = await runOnce(pool, programOf(language, sources[language]), { call: 'answer()' });
    expect(outcome).toMatchObject({ ended: 'done', value: { a: 1 }, stdout: '', stderr: '' });
  }
});
