import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Input, Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { explainCase } from './explain-case.ts';
import { explainCode } from './explain-code.ts';

interface WrongProgram {
  readonly mistake: string;
  readonly language: Language;
  readonly code: string;
  /** Failed case, judged by the real engine. */
  readonly failed: Pick<CaseRun, 'expected' | 'got' | 'part' | 'fragments'> &
    Pick<Input, 'call' | 'stdin' | 'steps'> & { readonly printed?: string };
  /** Beginning of the explanation. */
  readonly said: string;
}

/** Programs of beginners that run, but fail. */
const programs = JSON.parse(readFileSync('test/support/wrong-programs.json', 'utf8')) as readonly WrongProgram[];

test.each(programs)('$mistake in $language is explained', ({ language, code, failed, said }) => {
  const { call, stdin, steps, printed = '', ...verdict } = failed;
  const result = { ended: 'done', stdout: printed, stderr: '', ms: 1, engine: 'x' } as const;
  const each = { name: 'a test', isHidden: false, isPassed: false, result, ...verdict };
  const given = { ...(call !== undefined && { call }), ...(stdin !== undefined && { stdin }), ...(steps && { steps }) };
  expect(explainCase(each, language, { 'main.txt': code }, given)?.slice(0, said.length)).toBe(said);
});

test('lines of a loop are not blamed for one too many', () => {
  const each = {
    name: 'a test',
    isHidden: false,
    isPassed: false,
    part: 'stdout',
    expected: '1\n2',
    got: '0\n1\n2',
  } as const;
  expect(explainCase(each, 'python', { 'main.py': 'for i in range(3):\n    print(i)\n' })).toBeUndefined();
});

test('a program without a known mistake is left to the comparison', () => {
  const each = { name: 'a test', isHidden: false, isPassed: false, part: 'gives', expected: '7', got: '70' } as const;
  expect(explainCase(each, 'python', { 'main.py': 'def f():\n    return 70\n' })).toBeUndefined();
});

/** Sound code that looks like a known mistake. */
test.each<[Language, string, string]>([
  ['python', 'gives', 'def f(name):\n    return name or "nobody"'],
  ['python', 'gives', 'def f():\n    return """a b"""'],
  ['python', 'gives', 'def f(rows):\n    for row in rows:\n        if row:\n            return row\n    return None'],
  ['javascript', 'gives', "export function f(name) {\n  return name || 'nobody';\n}"],
  ['javascript', 'gives', 'export function f(n) {\n  if (n > 0) console.log(n);\n  return n;\n}'],
  ['javascript', 'gives', 'export function f(counts) {\n  for (const key in counts) counts[key] += 1;\n  return 7;\n}'],
  [
    'javascript',
    'gives',
    'async function load() {}\nexport async function f() {\n  await Promise.all([\n    load(),\n  ]);\n}',
  ],
  ['react', 'shows', 'function App() {\n  return <p>Hi</p>;\n}\nexport default App;'],
  [
    'react',
    'shows',
    'const button = \'a\';\nexport default function App() {\n  return <button type="button">Hi</button>;\n}',
  ],
  ['react', 'shows', 'export default function App() {\nlet sum = 0;\n  return <p>{sum}</p>;\n}'],
  ['python', 'gives', 'def f(n):\n    while n > 1:\n        n = n / 2\n    return n + n / 4'],
  [
    'python',
    'gives',
    'def f(rows):\n    for row in rows:\n        total = 0\n        total += row\n        print(total)\n    return 1',
  ],
  ['python', 'gives', 'def f(n):\n    if n:\n        return 1\n    return (\n        2\n    )'],
  ['javascript', 'gives', 'export function f(n) {\n  return g();\n  function g() {\n    return n;\n  }\n}'],
  ['javascript', 'gives', 'export function f(list, key) {\n  return [...list].map((item) => ({ key: item[key] }));\n}'],
  [
    'javascript',
    'gives',
    'export function f(list) {\n  list.map((n) => {\n    log(n);\n  });\n  return list.length;\n}',
  ],
  [
    'javascript',
    'gives',
    'export async function f(list) {\n  await Promise.all(list.map(async (n) => { await n; }));\n}',
  ],
  [
    'javascript',
    'gives',
    "export function f(n) {\n  switch (n) {\n    case 1:\n    case 2:\n      return 'a';\n    default:\n      return 'b';\n  }\n}",
  ],
  ['javascript', 'shows', "const heading = document.querySelector('h1');\nheading.textContent = 'Hi';"],
  [
    'react',
    'shows',
    'export default function App() {\n  const [chores, setChores] = useState([]);\n  return <p>These chores are done</p>;\n}',
  ],
  [
    'react',
    'shows',
    "export default function App() {\n  const [text, setText] = useState('');\n  function add() {\n    setText('');\n    save(text);\n  }\n  return <button onClick={add}>{text}</button>;\n}",
  ],
  ['python', 'gives', 'def greet(first, last):\n    return "Hello, " + first + " " + last + "."'],
  ['python', 'gives', 'def where(city, state):\n    return city + ", " + state + " " + "USA"'],
  ['python', 'gives', 'def f(a, b):\n    return (a == 1 and\n            b == 2)'],
  ['python', 'gives', 'def f(a, name):\n    x = (a if a else\n         name.upper())\n    return x'],
  [
    'python',
    'gives',
    'def f(scores):\n    scores.remove(min(scores))\n    for s in scores:\n        print(s)\n    return scores',
  ],
  [
    'python',
    'gives',
    'def f(n):\n    if n < 100:\n        if n > 50:\n            return 1\n    elif n > 200:\n        return 2\n    return 3',
  ],
])('sound code of %s is not blamed for a wrong %s', (language, part, code) => {
  const failed = { language, code, part, expected: '7', got: '70', printed: '' };
  expect(explainCode(failed)).toBeUndefined();
});
