import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';

const pool = await openPool();
afterAll(() => pool.stop());

/** Removes the files at the end: more than 64 KiB left over would count as output. */
const tried = (act: string) =>
  `import os\ntry:\n    ${act.replaceAll('\n', '\n    ')}\nfinally:\n    for name in os.listdir('.'): os.remove(name)\n`;

test.each([
  [
    'a byte at the end of eight megabytes, in file after file',
    'for n in range(200):\n    with open(str(n), "wb") as f:\n        f.seek(8_000_000)\n        f.write(b"x")',
  ],
  [
    'files that are made longer',
    'for n in range(200):\n    with open(str(n), "wb") as f:\n        f.truncate(8_000_000)',
  ],
  ['writing at a place far away', 'import os\nf = os.open("a", os.O_RDWR | os.O_CREAT)\nos.pwrite(f, b"x", 2**31)'],
  ['one large file', 'with open("a", "wb") as f:\n    while True:\n        f.write(bytes(100_000))'],
  ['writing into the input', 'import os\nos.lseek(0, 2**31, 0)\nos.write(0, b"x")'],
])('%s is refused before it takes memory', async (_, source) => {
  const { ended, raised } = await runOnce(pool, programOf('python', tried(source)));
  expect({ ended, names: raised?.names, message: raised?.message }).toEqual({
    ended: 'error',
    names: expect.arrayContaining(['OSError']) as unknown,
    message: expect.stringContaining('No space left') as unknown,
  });
});

test('names of files have a longest length, and a program that keeps within all limits is not held up', async () => {
  const long = await runOnce(pool, programOf('python', 'open("x" * 5000, "w")'));
  expect(long.raised?.names).toContain('OSError');
  const source =
    'for n in range(50):\n    with open(f"{n}.txt", "w") as f: f.write("line\\n" * 100)\nprint(len(open("49.txt").read()))';
  expect(await runOnce(pool, programOf('python', source))).toMatchObject({ stdout: '500\n' });
});
