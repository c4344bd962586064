import { expect, test } from 'vitest';
import { poolForThisTest, runOnce } from '../../../../test/support/engines.ts';

/** Programs, and the message that Chrome gives for them. */
const messages: readonly (readonly [code: string, message: string])[] = [
  ['let o = {};\n  o.list.push(1)', "TypeError: Cannot read properties of undefined (reading 'push')"],
  ['null.x = 1', "TypeError: Cannot set properties of null (setting 'x')"],
  ['const a = 1; a = 2', 'TypeError: Assignment to constant variable.'],
  ['console.log(b); let b = 1', "ReferenceError: Cannot access 'b' before initialization"],
  ['let o = {}; \n  o.f(1)', 'TypeError: o.f is not a function'],
  ['let a = 5; a()', 'TypeError: a is not a function'],
  ['const u = { a: {} };\nconsole.log(u.a.b(2).c)', 'TypeError: u.a.b is not a function'],
  ['foo.bar()', 'ReferenceError: foo is not defined'],
  ['[].reduce((a, b) => a)', 'TypeError: Reduce of empty array with no initial value'],
  ['new Array(-1)', 'RangeError: Invalid array length'],
  ['foo(', 'SyntaxError: Unexpected end of input'],
  ['if (true {', "SyntaxError: Unexpected token '{'"],
  ['x => { } }', "SyntaxError: Unexpected token '}'"],
  ["let x = 'a", 'SyntaxError: Invalid or unexpected token'],
  ['const a', 'SyntaxError: Missing initializer in const declaration'],
  ['return 1', 'SyntaxError: Illegal return statement'],
  ['throw new Error("own words")', 'Error: own words'],
];

test('errors of JavaScript have the words of a browser', async () => {
  const pool = await poolForThisTest();
  const found: (readonly [string, string])[] = [];
  for (const [code] of messages) {
    const { raised } = await runOnce(pool, { language: 'javascript', entry: 'main.js', files: { 'main.js': code } });
    found.push([code, `${raised?.names[0]}: ${raised?.message}`]);
  }
  expect(found).toEqual(messages);
});

test('a function of the language that fails is not mistaken for the call of the learner', async () => {
  const pool = await poolForThisTest();
  const { raised } = await runOnce(pool, { language: 'javascript', entry: 'a.js', files: { 'a.js': '[1].map(3)' } });
  expect(raised?.message).toBe('The value is not a function');
});
