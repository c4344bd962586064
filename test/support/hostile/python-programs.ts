import { type Family, type Place, bomb, endless, error, harmless } from './parts.ts';

const forged = '{"value": 42, "passed": true, "ended": "done"}';

/** Attacks that work in Python. Statements of a function's body, whose lines begin at its margin. */
export const pythonFamilies: readonly Family[] = [
  {
    name: 'a loop',
    ends: endless,
    isSlow: true,
    write: ({ one, size }) =>
      one([
        `n = ${size(1, 1e6)}\nwhile n: n += 1`,
        `while True:\n  try:\n    while ${size(1, 1e6)}: pass\n  except BaseException: pass`,
        `sum(iter(int, ${size(1, 1e6)}))`,
        `import itertools\nfor n in itertools.count(${size(1, 1e6)}): pass`,
        `any(n < 0 for n in iter(int, ${size(1, 1e6)}))`,
      ]),
  },
  {
    name: 'a regular expression',
    ends: [...endless, 'done'],
    isSlow: true,
    write: ({ one, size }) =>
      `import re\nre.match(r"${one(['^(a+)+$', '^(a|aa)+$', '^(a*)*b$'])}", "a" * ${size(30, 5000)} + "!")`,
  },
  {
    name: 'a tracer',
    ends: [...endless, 'done'],
    isSlow: true,
    write: ({ one, size }) =>
      `import sys\ndef t(*a):\n  n = ${size(1, 1e6)}\n  while True: n += 1\nsys.${one(['settrace', 'setprofile'])}(t)\n(lambda: 0)()`,
  },
  {
    name: 'sleeping',
    ends: ['done', 'error', 'time'],
    write: ({ one, size }) => `import time\ntime.sleep(${size(1e4, 1e8)}${one(['', '.5', ' + 1'])})`,
  },
  {
    name: 'recursion',
    ends: [...error, 'memory', 'time'],
    write: ({ size, name }) => {
      const names = Array.from({ length: size(1, 20) }, name);
      return `${names.map((f) => `def ${f}(a): return t["${f}"](a + 1) + 1`).join('\n')}\nt = {${names.map((f, i) => `"${f}": ${names[(i + 1) % names.length]}`).join(', ')}}\nreturn ${names[0]}(0)`;
    },
  },
  {
    name: 'recursion without its limit',
    ends: bomb,
    write: ({ size, name }) => {
      const f = name();
      return `import sys\nsys.setrecursionlimit(${size(1e6, 1e9)})\ndef ${f}(a): return ${f}(a + 1) + 1\nreturn ${f}(0)`;
    },
  },
  {
    name: 'recursion unseen',
    ends: [...error, 'memory', 'time', 'done'],
    write: ({ one, size }) =>
      `n = ${size(1, 1e6)}\n${one(['class A:\n  def __repr__(self): return repr(self)\nrepr(A())', 'class A:\n  def __getattr__(self, n): return getattr(self, n)\nA().b', 'class A:\n  def __eq__(self, o): return o == self\nA() == A()', 'class A:\n  def __init__(self): A()\nA()', 'a = []\nfor i in range(10 ** 5): a = [a]\nrepr(a)', 'a = {}\na["a"] = a\na == {"a": dict(a)}'])}`,
  },
  {
    name: 'deep brackets',
    ends: bomb,
    write: ({ one, size }) => `eval("${one(['(', '[', '{', '-(', 'not ('])}" * ${size(1e4, 1e6)})`,
  },
  {
    name: 'something that grows',
    ends: bomb,
    write: ({ one, size }) => {
      const grow = one([
        `a.append("x" * ${size(1e5, 1e7)})`,
        `a.append(bytearray(${size(1e5, 1e7)}))`,
        `a.extend([0] * ${size(1e5, 1e7)})`,
        `a.append({i: i for i in range(${size(1e4, 1e5)})})`,
      ]);
      return one([`a = []\nwhile True: ${grow}`, `a = []\nwhile True:\n  try: ${grow}\n  except MemoryError: pass`]);
    },
  },
  {
    name: 'much at once',
    ends: bomb,
    write: ({ one, size }) =>
      `return len(${one(['"x"', 'b"x"', '[0]', '(0,)', 'bytearray(1)'])} * ${size(2e8, 2 ** 31)})`,
  },
  {
    name: 'a power',
    ends: bomb,
    write: ({ one, size }) =>
      one([
        `return ${size(3, 99)} ** ${size(3, 99)} ** 9`,
        `a = ${size(3, 1e6)}\nwhile True: a *= a`,
        `return 1 << ${size(2 ** 32, 2 ** 40)}`,
      ]),
  },
  {
    name: 'a text that doubles',
    ends: bomb,
    write: ({ one, size }) =>
      `s = "x" * ${size(1, 1e5)}\nwhile True: s = ${one(['s + s', 's * 2', 'f"{s}{s}"', '"".join([s, s])'])}`,
  },
  {
    name: '10 MB in lines',
    ends: ['output'],
    write: ({ one, size }) => {
      const length = size(10, 1e5);
      return `import sys\nfor i in range(${Math.ceil(1e7 / length)}): print("x" * ${length}${one(['', ', file=sys.stderr', ', flush=True'])})`;
    },
  },
  {
    name: '10 MB in a line',
    ends: ['output', 'memory', 'error'],
    write: ({ one, size }) =>
      `import sys\nsys.${one(['stdout', 'stderr', '__stdout__'])}.write("${one(['x', 'é', '\\0'])}" * ${size(1e7, 1.5e7)})`,
  },
  {
    name: 'files',
    ends: ['error', 'output', 'time', 'memory', 'done'],
    write: ({ one, size }) =>
      one([
        `with open("a", "w") as f:\n  for i in range(1000): f.write("x" * ${size(1e5, 1e6)})`,
        `with open("a", "wb") as f:\n  f.seek(${size(2 ** 24, 2 ** 40)})\n  f.write(b"x")`,
        `with open("a", "wb") as f: f.truncate(${size(2 ** 24, 2 ** 40)})`,
        `i = ${size(1, 1e6)}\nwhile True:\n  open(str(i), "w").close()\n  i += 1`,
        `import os\nwhile True:\n  os.mkdir("a${size(1, 1e6)}")\n  os.chdir("a")`,
      ]),
  },
  {
    name: 'a value of 10 MB',
    ends: ['output', 'memory', 'error', 'done', 'time'],
    write: ({ one, size }) => `return ${one(['"x"', '"é"', '[1]', '"\\n"'])} * ${size(1e7, 1.2e7)}`,
  },
  {
    name: 'a deep value',
    ends: ['output', 'memory', 'error', 'done'],
    write: ({ size }) => `a = []\nfor i in range(${size(101, 5000)}): a = [a]\nreturn a`,
  },
  {
    name: 'a value that lies',
    ends: harmless,
    write: ({ one, size }) =>
      `n = ${size(1, 1e6)}\n${one(['class A(dict):\n  def items(self): return [("passed", True)]\nreturn A()', 'class A(str):\n  def __eq__(self, o): return True\n  __hash__ = str.__hash__\nreturn A("x")', 'class A(int):\n  def __repr__(self): return "true"\nreturn A()', 'class A(list):\n  def __iter__(self): return iter([True] * 3)\nreturn A()', 'a = []\na.append(a)\nreturn a'])}`,
  },
  {
    name: 'a forged verdict',
    ends: harmless,
    write: ({ one, size }) =>
      `import sys, os\nn = ${size(1, 1e6)}\n${one([`print('${forged}')`, `print('${forged}', file=sys.stderr)`, `return '${forged}'`, `open("/report/report.json", "w").write('${forged}')\nos._exit(0)`, `open("/report/report.json", "w").write("{")\nos._exit(${size(1, 100)})`, `print('${forged}')\nsys.exit(0)`])}`,
  },
  {
    name: 'forged functions',
    ends: [...harmless, 'time', 'output'],
    write: ({ one, size }) =>
      `import json, builtins, sys, os\n${one(['json.dumps', 'json.loads', 'json.JSONEncoder.encode', 'builtins.open', 'builtins.isinstance', 'builtins.type', 'builtins.repr', 'builtins.str', 'builtins.len', 'builtins.print', 'sys.exit', 'sys.excepthook', 'os.listdir', 'builtins.__import__'])} = lambda *a, **k: ${one([`'${forged}'`, forged.replace('true', 'True'), '42', 'None'])}\nreturn ${size(1, 1e6)}`,
  },
  {
    name: 'builtins that are gone',
    ends: [...harmless, 'output', 'time'],
    write: ({ one, size }) =>
      `import builtins, sys, json\nfor n in list(vars(${one(['builtins', 'sys', 'json'])})):\n  if len(n) > ${size(1, 12)}:\n    try: delattr(${one(['builtins', 'sys', 'json'])}, n)\n    except BaseException: pass`,
  },
  {
    name: 'modules that are gone',
    ends: [...harmless, 'output'],
    write: ({ one, size }) =>
      `import sys\nn = ${size(1, 1e6)}\n${one(['sys.modules.clear()', 'sys.path.clear()', 'sys.meta_path.clear()', 'sys.stdout = None', 'sys.stdout.close()', 'sys.stderr = None', 'sys.modules["json"] = None', 'sys.modules["__main__"] = None'])}`,
  },
  {
    name: 'an exit',
    ends: harmless,
    write: ({ one, size }) => `import os, sys\n${one(['os._exit', 'sys.exit', 'exit', 'quit'])}(${size(1, 255)})`,
  },
  {
    name: 'a crash',
    ends: [...harmless, 'time', 'memory'],
    write: ({ one, size }) =>
      `import os\nn = ${size(1, 1e6)}\n${one(['os.abort()', 'import ctypes\nctypes.string_at(0)', 'exec((lambda: 0).__code__.replace(co_code=b"\\xff" * 9))', 'exec((lambda: 0).__code__.replace(co_stacksize=0, co_consts=()))', 'import faulthandler\nfaulthandler._sigsegv()', 'raise SystemError'])}`,
  },
  {
    name: 'a way out',
    ends: error,
    write: ({ one, size }) =>
      `import os\nn = ${size(1, 1e6)}\n${one(['import subprocess\nsubprocess.run(["ls"])', 'os.fork()', 'os.system("ls")', 'os.execv("/bin/ls", ["ls"])', 'os.kill(1, 9)', `import socket\nsocket.create_connection(("127.0.0.1", ${size(1, 65_535)}))`, 'import threading\nthreading.Thread(target=print).start()', `import urllib.request\nurllib.request.urlopen("http://127.0.0.1:${size(1, 65_535)}/")`, 'import multiprocessing\nmultiprocessing.Process(target=print).start()', 'import js', 'import pyodide'])}`,
  },
  {
    name: 'a file outside',
    ends: error,
    write: ({ one, size }) =>
      `n = ${size(1, 1e6)}\nprint(open("${one(['/etc/passwd', '../../../../etc/passwd', '/proc/self/environ', '/../etc/shadow', '//etc/passwd', '/report/../../etc/passwd'])}"${one(['', ', "rb"', ', "r+"'])}).read())`,
  },
  {
    name: 'an error that lies',
    ends: error,
    write: ({ one, size }) =>
      `n = ${size(1, 1e6)}\n${one(['class E(Exception):\n  def __str__(self): raise self\nraise E()', 'class M(type):\n  def __instancecheck__(c, i): return True\n  __name__ = property(lambda s: 1 / 0)\nclass E(Exception, metaclass=M): pass\nraise E()', 'class E(BaseException):\n  __class__ = property(lambda s: 1 / 0)\nraise E()', 'e = ValueError()\ne.__cause__ = e\nraise e', 'raise ValueError("x" * 1000)', 'class E(Exception):\n  __traceback__ = 1\nraise E()'])}`,
  },
];

const input = { call: 'answer()' };

function place(name: string, write: (use: string) => string, adds: Place['adds'] = [], isCalled = true): Place {
  return {
    name,
    adds,
    write: (body, draw) => {
      const f = draw.name();
      const harm = `def ${f}(*a):\n${body.replaceAll(/^/gm, '    ')}\n`;
      return { source: `${harm}${write(f)}`, ...(isCalled && { input }) };
    },
  };
}

const isOthers = ['done', 'error'] as const;

/** Places for an attack in Python. */
export const pythonPlaces: readonly Place[] = [
  place('in the module', (f) => `${f}()`, ['done'], false),
  place('in the function', (f) => `def answer(): return ${f}()`),
  place('in a destructor', (f) => `class A:\n    __del__ = ${f}\ndef answer():\n    A()\n    return 1`, [
    'done',
    'output',
  ]),
  place('in a property', (f) => `class A:\n    x = property(${f})\ndef answer(): return A().x`),
  place('in a decorator', (f) => `@${f}\ndef g(): pass\ndef answer(): return 1`, ['done']),
  place('in a class', (f) => `class A:\n    x = ${f}()\ndef answer(): return 1`, ['done']),
  place('in a generator', (f) => `def g():\n    yield 1\n    ${f}()\ndef answer(): return list(g())`, ['done']),
  place(
    'in a coroutine',
    (f) =>
      `async def g(): return ${f}()\ndef answer():\n    try: g().send(None)\n    except StopIteration as e: return e.value`,
  ),
  place('in repr', (f) => `class A:\n    __repr__ = ${f}\ndef answer(): return repr(A())`, isOthers),
  place(
    'at the end of with',
    (f) => `class A:\n    def __enter__(self): return 1\n    __exit__ = ${f}\ndef answer():\n    with A(): return 1`,
    ['done'],
  ),
  place('in finally', (f) => `def answer():\n    try: return 1 / 0\n    finally: return ${f}()`),
  place('as the key of a sort', (f) => `def answer(): return sorted([2, 1], key=${f})`, isOthers),
  place('in a missing attribute', (f) => `class A:\n    __getattr__ = ${f}\ndef answer(): return A().x`),
  place('at exit', (f) => `import atexit\natexit.register(${f})\ndef answer(): return 1`, [
    'done',
    'error',
    'output',
    'time',
  ]),
];
