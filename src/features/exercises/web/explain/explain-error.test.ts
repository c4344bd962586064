import { expect, test } from 'vitest';
import { poolForThisTest, runOnce } from '../../../../../test/support/engines.ts';
import type { Language } from '../../../engines/run.ts';
import { explainError } from './explain-error.ts';

/** Beginners' programs with one mistake each, and words of the sentence that explains it. */
const mistakes: Readonly<Record<'python' | 'javascript', readonly (readonly [code: string, words: RegExp])[]>> = {
  python: [
    ['print(x)', /no x at this point/],
    ['print(true)', /capital letter/],
    ['"a" + 1', /joins only text/],
    ['1 + "a"', /looks like a number/],
    ['"5" * "5"', /looks like a number/],
    ['1 < "a"', /looks like a number/],
    ['sorted([1, "a"])', /looks like a number/],
    ['None + 1', /is None/],
    ['x = None\nx[0]', /is None/],
    ['x = [2, 1].sort()\nx.append(1)', /before the point is None/],
    ['for i in None: pass', /is None/],
    ['for i in 5: pass', /range/],
    ['5[0]', /Square brackets/],
    ['5()', /no function/],
    ['def f(a): pass\nf()', /fewer values/],
    ['def f(a): pass\nf(1, 2)', /more values/],
    ['class A:\n  def f(): pass\nA().f()', /self/],
    ['"abc"[0] = "x"', /changed in place/],
    ['[1]["a"]', /by position/],
    ['{[1]: 2}', /cannot be a key/],
    ['len(5)', /A number has none/],
    ['"a".join([1])', /join/],
    ['range(2.5)', /whole number/],
    ['[1] + 1', /append/],
    ['[1][3]', /begin with 0/],
    ['{"a": 1}["b"]', /no key 'b'/],
    ['int("x")', /whole numbers only/],
    ['float("x")', /numbers only/],
    ['a, b = 1, 2, 3', /number of names/],
    ['a, b = [1]', /number of names/],
    ['max([])', /empty list/],
    ['[1].remove(2)', /does not have this item/],
    ['1 / 0', /divided by 0/],
    ['[].push(1)', /append/],
    ['"a".foo()', /type str has no foo/],
    ['import math\nmath.foo', /module math has no foo/],
    ['def f(): f()\nf()', /calls itself/],
    ['if 1:\nprint(1)', /four spaces/],
    ['if 1:\n    x = 1\n  y = 2', /indented less/],
    ['  x = 1', /same place/],
    ['if 1\n    print(1)', /colon at its end/],
    ['if x = 1: pass', /write ==/],
    ['print((1', /closing partner of \(/],
    ['print("a"))', /one \) more/],
    ['print("a', /quotation mark/],
    ['print "a"', /round brackets/],
    ['x = [1 2]', /comma/],
    ['return 1', /only in a function/],
    ['5 = x', /write ==|there must be a name/],
    ['x = 08', /begin with 0/],
    ['else:\n pass', /cannot read this line/],
    ['d = {1: 1}\nfor k in d: d[2] = 1', /goes through/],
    ['def f():\n    x += 1\nx = 1\nf()', /its own x/],
    ['open("x")', /no file/],
    ['assert False', /assert line/],
  ],
  javascript: [
    ['let a = null; a.b', /before \.b is null/],
    ['let o = {}; o.list.push(1)', /before \.push is undefined/],
    ['const a = 1; a = 2', /Use let/],
    ['let o = {}; o.f()', /no function/],
    ['let a = 5; a()', /no function/],
    ['x', /no x at this point/],
    ['foo(', /ends too early/],
    ['if (1) { console.log(1)', /ends too early/],
    ['const x = 5 +', /ends too early/],
    ['const a = [1,2; ', /Just before ;/],
    ['if (a = 1 {', /Just before \{/],
    ['const a', /needs its value/],
    ['let a = 1; let a = 2', /declared twice/],
    ['console.log(b); let b = 1', /above the line/],
    ['for (const x of 5) {}', /array or a text/],
    ['const [a] = null', /need an array on the right/],
    ['const {a} = undefined', /need an object on the right/],
    ['JSON.parse("{a}")', /no valid JSON/],
    ['[].reduce((a, b) => a)', /first value/],
    ['new Array(-1)', /this length/],
    ['function f() { f() } f()', /calls itself/],
    ['function g() { await 1 }', /marked async/],
    ["let x = 'a", /quotation mark/],
    ['return 1', /only in a function/],
    ['class A {}; A()', /Write new/],
    ['let class = 1', /word of JavaScript/],
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
