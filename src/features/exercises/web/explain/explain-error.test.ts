import { expect, test } from 'vitest';
import { poolForThisTest, runOnce } from '../../../../../test/support/engines.ts';
import type { Language } from '../../../engines/run.ts';
import { explainError } from './explain-error.ts';

/** Beginners' programs with one mistake each, and words of the sentence that explains it. */
const mistakes: Readonly<Record<'python' | 'javascript', readonly (readonly [code: string, words: RegExp])[]>> = {
  python: [
    ['print(x)', /does not know x at this point/],
    ['print(true)', /capital letter/],
    ['"a" + 1', /join text only to text/],
    ['1 + "a"', /looks like a number/],
    ['"5" * "5"', /looks like a number/],
    ['1 < "a"', /looks like a number/],
    ['sorted([1, "a"])', /looks like a number/],
    ['None + 1', /is None/],
    ['x = None\nx[0]', /is None/],
    ['x = [2, 1].sort()\nx.append(1)', /before the dot is None/],
    ['for i in None: pass', /is None/],
    ['for i in 5: pass', /range/],
    ['5[0]', /Square brackets/],
    ['5()', /not a function/],
    ['def f(a): pass\nf()', /fewer values/],
    ['def f(a): pass\nf(1, 2)', /more values/],
    ['class A:\n  def f(): pass\nA().f()', /self/],
    ['"abc"[0] = "x"', /changed in place/],
    ['[1]["a"]', /use its position/],
    ['{[1]: 2}', /cannot be a key/],
    ['len(5)', /does not work on a single value/],
    ['"a".join([1])', /join/],
    ['range(2.5)', /whole number/],
    ['[1] + 1', /append/],
    ['[1][3]', /start at 0/],
    ['{"a": 1}["b"]', /no key 'b'/],
    ['int("x")', /accepts only whole numbers/],
    ['float("x")', /accepts only numbers/],
    ['a, b = 1, 2, 3', /number of names/],
    ['a, b = [1]', /number of names/],
    ['max([])', /is empty/],
    ['[1].remove(2)', /does not contain this item/],
    ['1 / 0', /divided by 0/],
    ['[].push(1)', /append/],
    ['"a".foo()', /type str has no foo/],
    ['import math\nmath.foo', /module math has no foo/],
    ['def f(): f()\nf()', /stops calling itself/],
    ['if 1:\nprint(1)', /four spaces/],
    ['if 1:\n    x = 1\n  y = 2', /matches no block/],
    ['  x = 1', /must line up/],
    ['if 1\n    print(1)', /colon is missing/],
    ['if x = 1: pass', /use ==/],
    ['print((1', /no matching closing/],
    ['print("a"))', /no matching opening/],
    ['print("a', /quotation mark/],
    ['print "a"', /parentheses/],
    ['x = [1 2]', /comma/],
    ['return 1', /only in a function/],
    ['5 = x', /use ==/],
    ['x = 08', /extra zeros/],
    ['else if 1: pass', /elif|cannot read this line/],
    ['else:\n pass', /cannot read this line/],
    ['d = {1: 1}\nfor k in d: d[2] = 1', /while looping/],
    ['def f():\n    x += 1\nx = 1\nf()', /its own x/],
    ['open("x")', /no file/],
    ['assert False', /after assert/],
  ],
  javascript: [
    ['let a = null; a.b', /uses b of a value that is null/],
    ['let o = {}; o.list.push(1)', /uses push of a value that is undefined/],
    ['const a = 1; a = 2', /Use let/],
    ['let o = {}; o.f()', /not a function/],
    ['let a = 5; a()', /not a function/],
    ['x', /x is not defined at this point/],
    ['foo(', /ends too early/],
    ['if (1) { console.log(1)', /ends too early/],
    ['const x = 5 +', /ends too early/],
    ['const a = [1,2; ', /at ; or just before/],
    ['if (a = 1 {', /at \{ or just before/],
    ['const a', /needs a value/],
    ['let a = 1; let a = 2', /declared twice/],
    ['console.log(b); let b = 1', /above the line/],
    ['for (const x of 5) {}', /array or text/],
    ['const [a] = null', /An array is needed/],
    ['const {a} = undefined', /An object is needed/],
    ['JSON.parse("{a}")', /not valid JSON/],
    ['JSON.parse("[1,]")', /not valid JSON/],
    ['Object.keys(undefined)', /An object is needed/],
    ['[].reduce((a, b) => a)', /first value/],
    ['new Array(-1)', /this length/],
    ['function f() { f() } f()', /stops calling itself/],
    ['function g() { await 1 }', /marked async/],
    ["let x = 'a", /quotation mark/],
    ['return 1', /only in a function/],
    ['class A {}; A()', /Write new/],
    ['let class = 1', /reserved JavaScript word/],
  ],
};

test.each(Object.keys(mistakes) as (keyof typeof mistakes)[])(
  'errors of beginners in %s are explained in plain words',
  async (language) => {
    const pool = await poolForThisTest();
    const entry = language === 'python' ? 'main.py' : 'main.js';
    const unexplained: string[] = [];
    for (const [code, words] of mistakes[language]) {
      const { raised } = await runOnce(pool, { language, entry, files: { [entry]: code } });
      const sentence = raised && explainError(raised, language);
      if (!words.test(sentence ?? '')) unexplained.push(`${code} => ${raised?.message} => ${sentence}`);
    }
    expect(unexplained).toEqual([]);
  },
);

test.each<[string, Language, string]>([
  ['a sentence of the engine', 'javascript', 'fetch is not available. This editor has no network.'],
  ['an error of the program’s own', 'python', 'not enough money'],
])('%s is left as it is', (_, language, message) => {
  expect(explainError({ names: ['Error'], message }, language)).toBeUndefined();
});
