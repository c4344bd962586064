import { expect, test } from 'vitest';
import { poolForThisTest, runOnce } from '../../../../../test/support/engines.ts';
import type { Language } from '../../../engines/run.ts';
import { explainError } from './explain-error.ts';

const hooks = "import { useState } from 'react';\n";

/** Beginners' programs with one mistake each, and words of the sentence that explains it. */
const mistakes: Readonly<Record<Language, readonly (readonly [code: string, words: RegExp])[]>> = {
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
  react: [
    ['export default function App() { return <h1>Hi</h1><p>x</p>; }', /one outermost element/],
    ['export default function App() { return <div><p>x</div>; }', /not closed/],
    ['export default function App() { return <div><input></div>; }', /not closed/],
    ['export default function App() { return <><p>Hi</p>; }', /not closed/],
    ['export default function App() { return <div>', /ends too early/],
    ['export default function App() { return <p>Hi</p> ', /ends too early/],
    ['function App() { return <p>Hi</p>; }', /export default before the component in App.jsx/],
    ['export default <p>Hi</p>;', /export default function App/],
    ['export default App() { return <p>Hi</p>; }', /at \{ or just before/],
    ['export default function App() { return <p>{name}</p>; }', /name is not defined at this point/],
    ['export default function App() { return <p>{{ a: 1 }}</p>; }', /not objects/],
    [`${hooks}export default function App() { const [n, setN] = useState(0); setN(1); return n; }`, /Pass a function/],
    [
      `${hooks}export default function App() { const [n, setN] = useState(0); return <p onClick={setN(1)}>{n}</p>; }`,
      /Pass a function/,
    ],
    [`${hooks}const [n] = useState(0);\nexport default function App() { return <p>{n}</p>; }`, /inside a component/],
    ['export default function App() { const [n] = useState(0); return <p>{n}</p>; }', /import \{ useState \} from/],
    [`${hooks}export default function App() { const n, setN = useState(0); return n; }`, /at , or just before/],
    ['export default function App() { let list; return <ul>{list.map(String)}</ul>; }', /uses map of a value/],
    ['export default function App({ items }) { return <p>{items.length}</p>; }', /uses length of a value/],
    ['export default function App() { return <p>{if (true) "a"}</p>; }', /not a statement/],
    ['export default function App() { return <p>{for (const a of [1]) a}</p>; }', /not a statement/],
    ['export default function App() { return <p style="color: red">x</p>; }', /takes an object/],
    ['export default function App() { return <p class=red>Hi</p>; }', /quotation marks or braces/],
    ['export default function App() { return <p>{"a" "b"}</p>; }', /at " or just before/],
    ['export default function App() { return (<p>Hi</p>; }', /at ; or just before/],
    ['export default function App() { return <p>{/* a }</p>; }', /comment has no end/],
    ['export default function App() { return <Card />; }', /Card is not known in this file/],
    ["import Card from './Card.jsx';\nexport default function App() { return <Card />; }", /no file with this name/],
    ["import { Nope } from 'react';\nexport default function App() { return <Nope />; }", /react exports no Nope/],
    ['export default async function App() { return <p>Hi</p>; }', /cannot be async/],
    ['export default function App() { return <p>{this.props.a}</p>; }', /no this/],
    ['export default function App() { document.write("x"); return <p>a</p>; }', /React draws the page/],
  ],
};

test.each(Object.keys(mistakes) as (keyof typeof mistakes)[])(
  'errors of beginners in %s are explained in plain words',
  async (language) => {
    const pool = await poolForThisTest();
    const entry = { python: 'main.py', javascript: 'main.js', react: 'App.jsx' }[language];
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
