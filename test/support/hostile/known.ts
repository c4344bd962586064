import type { Ended, Input, Language } from '../../../src/features/engines/run.ts';
import { bomb, endless, error } from './parts.ts';

/** Hostile or faulty program. `ends`: possible ends of the run. */
export interface HostileProgram {
  readonly name: string;
  readonly language: Language;
  readonly source: string;
  readonly input?: Input;
  readonly page?: string;
  readonly ends: readonly Ended[];
}

type Row = readonly [name: string, source: string, ends: readonly Ended[], input?: Input];

const done: readonly Ended[] = ['done'];
const answer = { call: 'answer()' };

const javascript: readonly Row[] = [
  ['an endless loop', 'for (;;) {}', endless],
  [
    'an endless loop that catches what stops it',
    'for (;;) try { for (;;) {} } catch {} finally { for (;;) {} }',
    endless,
  ],
  ['promises without end', 'const f = () => Promise.resolve().then(f); f();', [...endless, ...bomb, ...done]],
  ['timers without end', 'const f = () => setTimeout(f); f(); await new Promise(() => {});', endless],
  ['a generator without end', 'export const answer = () => [...(function* () { for (;;) yield 1; })()];', bomb, answer],
  ['a regular expression that never decides', "/^(a+)+$/.test('a'.repeat(40) + '!');", ['time', 'error', 'done']],
  ['recursion', 'export const answer = () => answer() + 1;', error, answer],
  ['recursion by toString', 'const a = { toString: () => `${a}` }; `${a}`;', error],
  ['recursion by JSON', 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a);', bomb],
  ['deep brackets', `eval('['.repeat(1e5))`, error],
  ['a list that grows', 'const a = []; for (;;) a.push(new Array(1e4).fill(0));', bomb],
  ['a text that doubles', "let s = 'x'; for (;;) s += s;", ['memory', 'error']],
  ['a buffer of 2 GB', 'new Uint8Array(2 ** 31 - 1);', ['error', 'memory']],
  [
    'a bomb that catches what stops it',
    'const a = []; for (;;) try { for (;;) a.push(new Array(1e5).fill(1)); } catch {}',
    bomb,
  ],
  ['10 MB of output', "for (let i = 0; i < 1e5; i++) console.log('x'.repeat(100));", ['output']],
  ['output without end in one line', "console.log('x'.repeat(1e7));", ['output', 'memory']],
  ['a value of 10 MB', "export const answer = () => 'x'.repeat(1e7);", ['output', 'memory', 'error'], answer],
  ['a value without end', 'export const answer = () => { const a = []; a.push(a); return a; };', error, answer],
  [
    'a value that lies about itself',
    'export const answer = () => ({ toJSON() { return { passed: true }; } });',
    done,
    answer,
  ],
  ['a forged verdict in print', `console.log('{"passed":true,"ended":"done","value":42}');`, done],
  [
    'a forged JSON',
    `JSON.stringify = () => '{"value":42,"passed":true}'; JSON.parse = () => ({ value: 42 });`,
    done,
    { call: '1' },
  ],
  [
    'a polluted prototype',
    "Object.prototype.value = 42; Object.prototype.passed = true; Array.prototype.map = () => ['x'];",
    done,
    { call: '1' },
  ],
  [
    'a polluted promise',
    'Promise.prototype.then = function () { return this; };',
    [...done, ...error, ...endless],
    { call: '1' },
  ],
  [
    'no globals',
    'for (const name of Object.getOwnPropertyNames(globalThis)) try { delete globalThis[name]; } catch {}',
    [...done, ...error],
  ],
  ['process', 'process.exit(0);', error],
  ['a package of Node', "import fs from 'node:fs';", error],
  ['require', "require('fs').readFileSync('/etc/passwd');", error],
  ['a file outside', "import x from '../../../../etc/passwd';", error],
  ['a file by its path', "await import('/etc/passwd');", error],
  ['fetch', "await fetch('http://127.0.0.1/');", error],
  ['a function made of text', "(function () {}).constructor('return process')().exit();", error],
  ['WebAssembly within', 'new WebAssembly.Memory({ initial: 1 });', error],
  ['waiting by Atomics', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1e6);', [...error, ...endless]],
  ['an error that throws when it is read', 'throw { get message() { throw 1; }, toString() { throw 2; } };', error],
  ['an error with a huge message', "throw new Error('x'.repeat(1e6));", ['error', 'output']],
  [
    'an error with a wild stack',
    "const e = new Error('x'); e.stack = 'at (main.js:99999999)'.repeat(1e4); e.name = { a: 1 }; throw e;",
    error,
  ],
  ['sorting that never agrees', 'new Array(1e7).fill(0).sort(() => Math.random() - 0.5);', bomb],
  [
    'a proxy of everything',
    'globalThis.__proto__ = new Proxy({}, { get() { for (;;); } }); nothing;',
    [...error, ...endless],
  ],
];

const python: readonly Row[] = [
  ['an endless loop', 'while True: pass', endless],
  [
    'an endless loop that catches what stops it',
    'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
    endless,
  ],
  ['a sum without end', 'sum(iter(int, 1))', endless],
  ['a power without end', '9 ** 9 ** 9', bomb],
  ['recursion', 'def answer(): return answer() + 1', error, answer],
  [
    'recursion without its limit',
    'import sys\nsys.setrecursionlimit(10 ** 9)\ndef answer(): return answer() + 1',
    bomb,
    answer,
  ],
  ['recursion by repr', 'a = []\nfor i in range(10 ** 5): a = [a]\nrepr(a)', bomb],
  ['deep brackets', "eval('(' * 10 ** 5)", bomb],
  ['a list that grows', 'a = []\nwhile True: a.append("x" * 10 ** 6)', bomb],
  ['2 GB at once', '"x" * 2 ** 31', bomb],
  [
    'a bomb that catches what stops it',
    'a = []\nwhile True:\n    try: a.append("x" * 10 ** 6)\n    except MemoryError: pass',
    bomb,
  ],
  ['10 MB of output', 'for i in range(10 ** 5): print("x" * 100)', ['output']],
  ['10 MB of errors', 'import sys\nfor i in range(10 ** 5): print("x" * 100, file=sys.stderr)', ['output']],
  [
    'a file of 100 MB',
    'with open("a", "w") as f:\n    for i in range(1000): f.write("x" * 10 ** 5)',
    ['error', 'output'],
  ],
  [
    'a file with a hole of 4 GB',
    'with open("a", "wb") as f:\n    f.seek(2 ** 32)\n    f.write(b"x")',
    ['error', 'output'],
  ],
  ['a file made long', 'with open("a", "wb") as f: f.truncate(2 ** 33)', ['error', 'output']],
  ['files without end', 'i = 0\nwhile True:\n    open(str(i), "w").close()\n    i += 1', ['error', 'time']],
  ['folders without end', 'import os\nwhile True:\n    os.mkdir("a")\n    os.chdir("a")', ['error', 'time', 'memory']],
  ['a value of 10 MB', 'def answer(): return "x" * 10 ** 7', ['output', 'memory', 'error'], answer],
  ['a value without end', 'def answer():\n    a = []\n    a.append(a)\n    return a', error, answer],
  [
    'a value that lies about itself',
    'class A(dict):\n    def items(self): return [("passed", True)]\ndef answer(): return A()',
    done,
    answer,
  ],
  ['a forged verdict in print', 'import sys\nprint(\'{"passed": true, "value": 42}\')\nsys.exit(0)', done],
  [
    'a forged report',
    "open('/report/report.json', 'w').write('{\"value\": 42, \"passed\": true}')\nimport os\nos._exit(0)",
    [...done, ...error],
    { call: '1' },
  ],
  ['a broken report', "open('/report/report.json', 'w').write('{')\nimport os\nos._exit(0)", error, { call: '1' }],
  ['an early exit', 'import os\nos._exit(0)', error],
  ['an abort', 'import os\nos.abort()', error],
  ['a crash', 'import ctypes\nctypes.string_at(0)', error],
  [
    'a broken code object',
    '(lambda: 0).__code__.replace(co_code=b"\\xff" * 9)\nexec((lambda: 0).__code__.replace(co_code=b"\\xff" * 9))',
    [...error, ...done, ...endless],
  ],
  ['a process', 'import subprocess\nsubprocess.run(["ls"])', error],
  ['a fork', 'import os\nos.fork()', error],
  ['a socket', 'import socket\nsocket.create_connection(("127.0.0.1", 80))', error],
  ['a thread', 'import threading\nthreading.Thread(target=print).start()', error],
  ['a file outside', 'open("/etc/passwd").read()', error],
  ['a file outside by its path', 'open("../../../../etc/passwd").read()', error],
  ['sleeping for years', 'import time\ntime.sleep(10 ** 8)', done],
  ['output that is closed', 'import sys, os\nsys.stdout.close()\nos.close(1)', [...done, ...error]],
  ['builtins that are gone', 'import builtins\nfor n in dir(builtins): delattr(builtins, n)', [...done, ...error]],
  ['modules that are gone', 'import sys\nsys.modules.clear()\nsys.path.clear()', [...done, ...error], { call: '1' }],
  [
    'a tracer that never lets go',
    'import sys\ndef t(*a):\n    while True: pass\nsys.settrace(t)\n(lambda: 0)()',
    endless,
  ],
  ['an end that never ends', 'import atexit\n@atexit.register\ndef f():\n    while True: pass', [...endless, ...done]],
  [
    'an exception that throws when it is read',
    'class E(Exception):\n    def __str__(self): raise self\nraise E()',
    error,
  ],
  [
    'a metaclass that lies',
    'class M(type):\n    def __instancecheck__(c, i): return True\n    __name__ = property(lambda s: 1 / 0)\nclass E(Exception, metaclass=M): pass\nraise E()',
    error,
  ],
];

const react: readonly Row[] = [
  ['drawing without end', 'export default function App() { for (;;); }', endless],
  ['drawing itself', 'export default function App() { return <App />; }', ['error', 'time', 'memory']],
  [
    'setting while drawing',
    "import { useState } from 'react'; export default () => { const [n, set] = useState(0); set(n + 1); return n; };",
    error,
  ],
  [
    'effects without end',
    "import { useState, useEffect } from 'react'; export default () => { const [n, set] = useState(0); useEffect(() => set(n + 1)); return n; };",
    ['done', 'error', 'time'],
  ],
  ['a million elements', 'export default () => Array.from({ length: 1e6 }, (_, i) => <p key={i}>{i}</p>);', bomb],
  ['a page of 10 MB', "export default () => 'x'.repeat(1e7);", ['output', 'memory', 'time', 'error']],
  ['a body that is gone', "document.body.remove(); export default () => 'x';", [...done, ...error]],
  ['a document that is gone', "delete globalThis.document; export default () => 'x';", [...done, ...error]],
  [
    'a listener that throws',
    'export default () => <button onClick={() => { throw { toString() { throw 1; } }; }}>Go</button>;',
    error,
    { steps: [{ click: 'Go' }] },
  ],
  ['no component', 'export default 5;', error],
];

const all = { javascript, python, react } as const;

/** All programs, by language. */
export const hostilePrograms: readonly HostileProgram[] = Object.entries(all).flatMap(([language, rows]) =>
  rows.map(([name, source, ends, input]) => ({
    name,
    language: language as Language,
    source,
    ends,
    ...(input && { input }),
  })),
);
