import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import type { Files, Input } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

const run = (source: string, input: Input = {}, more: Files = {}) =>
  runOnce(pool, programOf('python', source, more), input);

const total = 'def total(prices):\n    return sum(prices)\n';

test.each<[string, string, string, unknown]>([
  ['a number', total, 'total([1, 2])', 3],
  ['a tuple', '', "(1, 'a', None, True)", { tuple: [1, 'a', null, true] }],
  [
    'a dictionary',
    'd = {"a": 1.5, 2: []}',
    'd',
    {
      dict: [
        ['a', 1.5],
        [2, []],
      ],
    },
  ],
  ['nothing', 'def f(): pass', 'f()', null],
  [
    'what JSON has not',
    '',
    '[float("nan"), 2.0, 2**64, 1j, {1}]',
    [{ float: 'nan' }, { float: '2.0' }, { int: '18446744073709551616' }, { repr: '1j' }, { set: [1] }],
  ],
  [
    'a float as Python writes it',
    '',
    '[2.0 ** 63, 0.00002, 0.5]',
    [{ float: '9.223372036854776e+18' }, { float: '2e-05' }, 0.5],
  ],
  ['what a coroutine returns', 'import asyncio\nasync def f():\n    await asyncio.sleep(9)\n    return 5', 'f()', 5],
  ['a name of another file', 'from shop import price', 'price + 1', 4],
  ['its own module', 'x = __name__', 'x', 'main'],
])('a call gives %s', async (_, source, call, value) => {
  expect(await run(source, { call }, { 'shop.py': 'price = 3' })).toMatchObject({ ended: 'done', value });
});

test('a program reads its input and prints, and a prompt is part of what it prints', async () => {
  const source = 'name = input("Name? ")\nprint("Hi", name)\nimport sys\nprint("x", file=sys.stderr)';
  expect(await run(source, { stdin: 'Ada\n' })).toMatchObject({
    ended: 'done',
    stdout: 'Name? Hi Ada\n',
    stderr: 'x\n',
    engine: expect.stringMatching(/^CPython 3\.12\.0 /) as unknown,
  });
});

test('an error names its classes, its file and line, and its traceback holds the learner’s files alone', async () => {
  const outcome = await run('import shop\nshop.sell()', {}, { 'shop.py': 'def sell():\n    raise KeyError("rent")' });
  expect(outcome).toMatchObject({
    ended: 'error',
    raised: {
      names: ['KeyError', 'LookupError', 'Exception', 'BaseException'],
      message: "'rent'",
      file: 'shop.py',
      line: 2,
    },
  });
  expect(outcome.raised?.trace).toBe(
    'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    shop.sell()\n' +
      '  File "shop.py", line 2, in sell\n    raise KeyError("rent")\nKeyError: \'rent\'\n',
  );
  expect(outcome.stderr).toBe(outcome.raised?.trace);
});

test('a fault of spelling has a line too, and so has one in an imported file', async () => {
  expect((await run('x = 1\ndef f(:\n')).raised).toMatchObject({
    names: expect.arrayContaining(['SyntaxError']) as unknown,
    line: 2,
  });
  expect((await run('import shop', {}, { 'shop.py': '\n\nx = (' })).raised).toMatchObject({ file: 'shop.py', line: 3 });
});

test('files are there, and are left; what one run wrote the next does not see', async () => {
  const source = 'from pathlib import Path\nPath("out.txt").write_text(Path("in/a.txt").read_text().upper())';
  const outcome = await run(source, { files: { 'in/a.txt': 'hi' } });
  expect(outcome.left).toEqual({ 'main.py': source, 'in/a.txt': 'hi', 'out.txt': 'HI' });
  expect((await run('import os\nprint(sorted(os.listdir()))')).stdout).toBe("['main.py']\n");
});

test('leaving by sys.exit is an end like another, unless something is wrong', async () => {
  expect((await run('import sys\nprint(1)\nsys.exit()')).ended).toBe('done');
  expect((await run('import sys\nsys.exit("no")')).raised).toMatchObject({ names: ['SystemExit', 'BaseException'] });
  expect((await run('import sys\ndef f(): sys.exit()', { call: 'f()' })).raised?.names[0]).toBe('SystemExit');
  expect((await run('import os\nos._exit(0)')).ended).toBe('error');
});

test('sleeping takes no time, and the clock says that it did', async () => {
  const outcome = await run('import time\nt = time.time()\ntime.sleep(1000)\nprint(round(time.time() - t))');
  expect(outcome).toMatchObject({ ended: 'done', stdout: '1000\n' });
});

test('the library is there', async () => {
  const modules =
    'dataclasses, json, re, sqlite3, unittest, datetime, collections, itertools, random, decimal, csv, typing';
  expect((await run(`import ${modules}\nprint("all")`)).stdout).toBe('all\n');
});
