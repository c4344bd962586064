import { expect, test } from 'vitest';
import { poolForThisTest, runOnce } from '../../../../test/support/engines.ts';

async function run(code: string) {
  const pool = await poolForThisTest();
  const { ended, raised, stdout } = await runOnce(pool, {
    language: 'javascript',
    entry: 'main.js',
    files: { 'main.js': code },
  });
  return { ended, message: raised?.message, line: raised?.line, stdout };
}

test.each([
  ['an async function', 'async function load() {\n  throw new Error("no");\n}\nload();', 2],
  ['a chain without catch', 'Promise.resolve(1).then(() => {\n  throw new Error("no");\n});', 2],
  ['a method', 'const o = {\n  async load() { throw new Error("no"); }\n};\no?.load()', 2],
  ['code within a function', 'function start() {\n  Promise.reject(new Error("no"));\n}\nstart();', 2],
])('a rejected promise of %s that nobody handles is an error, after all of the program ran', async (_, code, line) => {
  const after = '\nconsole.log("after");\nsetTimeout(() => console.log("later"));';
  expect(await run(code + after)).toEqual({ ended: 'error', message: 'no', line, stdout: 'after\nlater\n' });
});

test.each([
  ['caught', 'Promise.reject(new Error("no")).catch((error) => console.log(error.message));'],
  ['awaited', 'try {\n  await Promise.reject(new Error("no"));\n} catch (error) {\n  console.log(error.message);\n}'],
  ['handled later', 'const p = Promise.reject(new Error("no"));\np.catch((error) => console.log(error.message));'],
])('a rejected promise that is %s is none', async (_, code) => {
  expect(await run(code)).toEqual({ ended: 'done', message: undefined, line: undefined, stdout: 'no\n' });
});

test('statements that call anything else work as before', async () => {
  const code = `class Base { constructor() { this.a = 1; } }
class Kid extends Base { constructor() { super(); console.log(this.a); } }
new Kid();
[3].forEach((n) => { console.log(n) });
(function () { console.log('called') })()
const nothing = null;
nothing?.foo();
console.log(String([1, 2].map((n) => n * 2)))`;
  expect(await run(code)).toMatchObject({ ended: 'done', stdout: '1\n3\ncalled\n2,4\n' });
});
