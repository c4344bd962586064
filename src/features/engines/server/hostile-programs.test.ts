import { afterAll, expect, test } from 'vitest';
import { rowsFor } from '../../../../test/suites.ts';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { engineKinds, generateHostile } from '../../../../test/support/hostile/generate.ts';
import { hostilePrograms } from '../../../../test/support/hostile/known.ts';
import { programOf } from '../../../../test/support/programs.ts';
import { judge } from '../judge.ts';

const pool = await openPool();
afterAll(() => pool.stop());

/** Generated programs that cost much time or memory are left out; the known ones include such. */
const sample = engineKinds.flatMap((kind) =>
  generateHostile(kind, 20).filter(({ isSlow, ends }) => !isSlow && !ends.includes('memory')),
);

test.each(rowsFor('hostile programs', [...hostilePrograms, ...sample], 20))(
  '$language: $name ends in an outcome, and passes nothing',
  async (program) => {
    const { language, source, page, input } = program;
    const outcome = await runOnce(pool, programOf(language, source, {}, page), input);
    expect(program.ends).toContain(outcome.ended);
    expect(judge({ gives: 'what nobody told the program' }, outcome, language).passed).toBe(false);
    // The program reached nothing of Node or of this machine.
    expect(outcome.stdout + outcome.stderr).not.toContain('root:');
  },
);

test.each(engineKinds)('%s: a thousand programs are written, no two alike and always the same', (kind) => {
  const programs = generateHostile(kind, 1000);
  const texts = programs.map(({ source, input }) => JSON.stringify([source, input]));
  expect(new Set(texts).size).toBe(1000);
  expect(generateHostile(kind, 1000)).toEqual(programs);
});

test('after all of them a program of each language runs as if there had been none', async () => {
  const programs = [
    ['javascript', 'export const answer = () => ({ a: 1 });', { object: [['a', 1]] }],
    ['python', 'def answer(): return {"a": 1}', { dict: [['a', 1]] }],
  ] as const;
  for (const [language, source, value] of programs) {
    const outcome = await runOnce(pool, programOf(language, source), { call: 'answer()' });
    expect(outcome).toMatchObject({ ended: 'done', value, stdout: '', stderr: '' });
  }
});
