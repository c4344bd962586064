import { afterAll, expect, test } from 'vitest';
import { openPool } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import type { Files, Input } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

/** Runs one program with several inputs, one after the other on one thread. */
const outcomesOf = (source: string, inputs: readonly Input[], more: Files = {}) =>
  pool.run('ada', programOf('python', source, more), inputs);
const printedBy = async (source: string, inputs: readonly Input[], more: Files = {}) =>
  (await outcomesOf(source, inputs, more)).map(({ stdout }) => stdout);

/** Enough runs for the program's imports to be loaded ahead. */
const thrice = [{}, {}, {}];

test('nothing that a case did to the interpreter is seen by the next', async () => {
  const source = `
import builtins, json, logging, os, random, sys
seen = [hasattr(builtins, 'x'), json.dumps is len, len(logging.getLogger().handlers), 'X' in os.environ,
        'shop' in sys.modules, sys.getrecursionlimit(), len(sys.path), os.getcwd(), sorted(os.listdir()), sys.argv]
print(seen)
import shop
builtins.x = 1
json.dumps = len
logging.basicConfig(stream=sys.stdout)
os.environ['X'] = '1'
sys.setrecursionlimit(500)
sys.path.append('lib')
sys.argv.append('more')
os.mkdir('lib')
open('out.txt', 'w').close()
os.chdir('lib')
random.seed(1)
sys.stdout = None`;
  const printed = await printedBy(source, thrice, { 'shop.py': '' });
  expect(printed[0]).toContain(
    "[False, False, 0, False, False, 1000, 4, '/exercise', ['main.py', 'shop.py'], ['main.py']]",
  );
  expect(new Set(printed).size).toBe(1);
});

test('a case reads its own input and its own files', async () => {
  const source = 'import os\nprint(input(), sorted(os.listdir()))\nopen("out.txt", "w").write("x")';
  const inputs = [
    { stdin: 'one\nmore\n', files: { 'a.txt': '' } },
    { stdin: 'two\n', files: { 'b.txt': '' } },
  ];
  expect(await printedBy(source, inputs)).toEqual(["one ['a.txt', 'main.py']\n", "two ['b.txt', 'main.py']\n"]);
});

test('chance is another in each case, also where it was imported before', async () => {
  const source = 'import random, uuid\nprint(random.random(), uuid.uuid4())';
  expect(new Set(await printedBy(source, [...thrice, ...thrice])).size).toBe(6);
});

test('what a case leaves to its end is done at its end', async () => {
  const source = `
import atexit, json, logging
class Door:
    def __del__(self): print('closed')
door = Door()
atexit.register(print, 'bye')
print('hi')`;
  expect(await printedBy(source, thrice)).toEqual(['hi\nbye\nclosed\n', 'hi\nbye\nclosed\n', 'hi\nbye\nclosed\n']);
});

test('a case that leaves by itself, or breaks the engine, harms none that follow', async () => {
  const source = `
import os, sys
def answer(how):
    if how == 'exit': sys.exit(1)
    if how == 'leave': os._exit(0)
    if how == 'abort': os.abort()
    if how == 'forge': open('/report/report.json', 'w').write('{"value": 42}'); os._exit(0)
    if how == 'recurse': return answer(how)
    return how`;
  const hows = ['exit', 'fine', 'leave', 'fine', 'abort', 'fine', 'forge', 'fine', 'recurse', 'fine'];
  const outcomes = await outcomesOf(
    source,
    hows.map((how) => ({ call: `answer('${how}')` })),
  );
  expect(outcomes.map(({ ended, value }) => value ?? ended)).toEqual(
    hows.map((how) => (how === 'fine' ? 'fine' : how === 'forge' ? 42 : 'error')),
  );
});

test.each([
  ['time', 'while True: pass'],
  ['output', 'print("x" * 10 ** 7)'],
  ['memory', 'a = [bytes(10 ** 6) for _ in range(1000)]'],
])('a case in the middle that meets the limit of %s is the last, and is told as such', async (ended, act) => {
  const source = `import json\nn = input()\nprint(n)\nif n == '2':\n    ${act}`;
  const inputs = ['0', '1', '2', '3'].map((stdin) => ({ stdin }));
  const outcomes = await outcomesOf(source, inputs);
  expect(outcomes.map((outcome) => outcome.ended)).toEqual(['done', 'done', ended]);
  expect(outcomes[2]?.stdout).toMatch(/^2\n/);
  expect(await printedBy(source, [{ stdin: '1' }])).toEqual(['1\n']);
});

test('what each case waits for comes', async () => {
  const source = 'import asyncio\nasync def answer():\n    await asyncio.sleep(5)\n    return 5';
  const outcomes = await outcomesOf(source, [{ call: 'answer()' }, { call: 'answer()' }, { call: 'answer()' }]);
  expect(outcomes.map(({ value }) => value)).toEqual([5, 5, 5]);
});

test('a program’s own file comes before a module of the library with its name', async () => {
  const more = { 'json.py': 'name = "mine"', 'token.py': 'name = "mine, too"' };
  const source = 'import json, token\nprint(json.name, token.name)';
  expect(await printedBy(source, thrice, more)).toEqual(Array.from({ length: 3 }, () => 'mine mine, too\n'));
});

test('programs with different imports, one after the other, get each their own', async () => {
  for (const name of ['csv', 'sqlite3', 'decimal']) {
    const printed = await printedBy(`import ${name}\nprint(${name}.__name__)`, thrice);
    expect(printed).toEqual([`${name}\n`, `${name}\n`, `${name}\n`]);
  }
});
