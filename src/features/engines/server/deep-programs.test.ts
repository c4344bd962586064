import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { deepPython, endlessPython } from '../../../../test/support/hostile/deep-python.ts';
import { programOf } from '../../../../test/support/programs.ts';

const pool = await openPool();
afterAll(() => pool.stop());

test('programs that go deep through C print what they print on a computer', async () => {
  for (const { name, source, stdout } of deepPython)
    expect.soft({ name, ...(await runOnce(pool, programOf('python', source))) }).toMatchObject({ name, stdout });
});

test('programs that never stop calling themselves through C are told so as Python tells it', async () => {
  for (const { name, source } of endlessPython) {
    const { ended, raised } = await runOnce(pool, programOf('python', source));
    expect
      .soft({ name, ended, names: raised?.names })
      .toEqual({ name, ended: 'error', names: expect.arrayContaining(['RecursionError']) as unknown });
  }
});
