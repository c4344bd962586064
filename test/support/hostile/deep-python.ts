/** Program that recurses through C, as Python's special methods, sorting or caching do. */
export interface DeepProgram {
  readonly name: string;
  readonly source: string;
}

const method = (name: string, body: string, act: string): DeepProgram => ({
  name,
  source: `class Thing:\n    def ${name}:\n        ${body}\nthing = Thing()\n${act}\n`,
});

/** Programs that never end: as on a computer, Python must raise RecursionError. */
export const endlessPython: readonly DeepProgram[] = [
  method('__getattr__(self, word)', "return getattr(self, word + 'x')", 'thing.age'),
  method('__setattr__(self, key, value)', 'self.x = value', 'thing.x = 1'),
  method('__init__(self)', 'Thing()', ''),
  method('__new__(cls)', 'return Thing()', ''),
  method('__str__(self)', 'return str(self)', 'str(thing)'),
  method('__repr__(self)', 'return f"{self!r}"', 'print(thing)'),
  method('__len__(self)', 'return len(self)', 'len(thing)'),
  method('__eq__(self, other)', 'return self == other', 'thing == Thing()'),
  method('__lt__(self, other)', 'return self < other', 'thing < Thing()'),
  method('__hash__(self)', 'return hash(self)', '{thing: 1}'),
  method('__bool__(self)', 'return bool(self)', 'if thing: pass'),
  method('__call__(self)', 'return self()', 'thing()'),
  method('__add__(self, other)', 'return self + other', 'thing + 1'),
  method('__radd__(self, other)', 'return other + self', 'sum([thing])'),
  method('__contains__(self, item)', 'return item in self', '1 in thing'),
  method('__iter__(self)', 'return iter(self)', 'list(thing)'),
  method('__next__(self)', 'return next(self)', 'next(thing)'),
  method('__format__(self, how)', 'return format(self, how)', 'f"{thing}"'),
  method('__getitem__(self, key)', 'return self[key]', 'thing[1]'),
  method('__index__(self)', 'return [1, 2][self]', '[1, 2][thing]'),
  method('__int__(self)', 'return int(self)', 'int(thing)'),
  method('__abs__(self)', 'return abs(self)', 'abs(thing)'),
  method('__neg__(self)', 'return -self', '-thing'),
  {
    name: '__enter__',
    source:
      'class A:\n    def __enter__(self):\n        with self: pass\n    def __exit__(self, *why): pass\nwith A(): pass\n',
  },
  method('__get__(self, owner, kind)', 'return owner.part', 'class Other:\n    part = Thing()\nOther().part'),
  {
    name: '__missing__',
    source: 'class Words(dict):\n    def __missing__(self, key):\n        return self[key + 1]\nWords()[0]\n',
  },
  {
    name: '__instancecheck__',
    source:
      'class Kind(type):\n    def __instancecheck__(cls, it):\n        return isinstance(it, cls)\nclass A(metaclass=Kind): pass\nisinstance(1, A)\n',
  },
  { name: 'a property', source: 'class A:\n    @property\n    def x(self):\n        return self.x\nA().x\n' },
  {
    name: 'defaultdict',
    source:
      'from collections import defaultdict\nd = defaultdict(lambda: d[len(d) + 1])\nd.default_factory = lambda: d[len(d) + 1]\nd[0]\n',
  },
  {
    name: 'total_ordering',
    source:
      'from functools import total_ordering\n@total_ordering\nclass A:\n    def __eq__(self, other): return False\n    def __lt__(self, other): return self > other\nA() > A()\n',
  },
  { name: 'lru_cache', source: 'from functools import lru_cache\n@lru_cache\ndef f(n): return f(n + 1)\nf(0)\n' },
  { name: 'cache', source: 'from functools import cache\n@cache\ndef f(n): return f(n + 1)\nf(0)\n' },
  { name: 'map', source: 'def f(n): return list(map(f, [n]))\nf(1)\n' },
  { name: 'filter', source: 'def f(n): return list(filter(f, [n]))\nf(1)\n' },
  { name: 'reduce', source: 'from functools import reduce\ndef f(a, b): return reduce(f, [a, b])\nf(1, 2)\n' },
  { name: 'partial', source: 'from functools import partial\ndef f(): return g()\ng = partial(f)\ng()\n' },
  { name: 'sorted with a key', source: 'def f(n): return sorted([n], key=f)\nf(1)\n' },
  { name: 'max with a key', source: 'def f(n): return max([n, n], key=f)\nf(1)\n' },
  { name: 'the sum of a generator', source: 'def f(n): return sum(f(n) for _ in [1])\nf(1)\n' },
  {
    name: 'json with a default',
    source: 'import json\ndef f(it): return json.dumps(object(), default=f)\nf(1)\n',
  },
  { name: 'exec', source: 'def f(n): exec("f(n + 1)")\nf(0)\n' },
  { name: 'eval', source: 'def f(n): return eval("f(n + 1)")\nf(0)\n' },
  {
    name: 'a context manager',
    source:
      'from contextlib import contextmanager\n@contextmanager\ndef c():\n    with c():\n        yield\nwith c():\n    pass\n',
  },
  {
    name: 'printing to a file of its own',
    source: 'class Out:\n    def write(self, text): print(text, file=self)\nprint(1, file=Out())\n',
  },
  {
    name: 'a standard output of its own',
    source: 'import sys\nclass Out:\n    def write(self, text): print(text)\nsys.stdout = Out()\nprint(1)\n',
  },
  {
    name: 'an enum',
    source:
      'import enum\nclass E(enum.Enum):\n    A = 1\n    @classmethod\n    def _missing_(cls, value): return E(value)\nE(2)\n',
  },
];

const nested = (make: string, look: string, depth = 300): string =>
  `thing = None\nfor number in range(${depth}):\n    thing = ${make}\n${look}\n`;

/** Valid programs that recurse some hundreds of levels through C, each with what CPython prints on a computer. */
export const deepPython: readonly (DeepProgram & { readonly stdout: string })[] = [
  {
    name: 'Fibonacci numbers with lru_cache',
    source:
      'from functools import lru_cache\n@lru_cache(None)\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(100), fib(300) % 1000)\n',
    stdout: '354224848179261915075 600\n',
  },
  {
    name: 'the ways to change a sum, with cache',
    source:
      'from functools import cache\n@cache\ndef ways(sum, coins):\n    if sum == 0: return 1\n    if sum < 0 or not coins: return 0\n    return ways(sum - coins[0], coins) + ways(sum, coins[1:])\nprint(ways(100, (50, 20, 10, 5, 2, 1)))\n',
    stdout: '4562\n',
  },
  {
    name: 'the longest common subsequence',
    source:
      'from functools import lru_cache\na, b = "ab" * 60, "ba" * 60\n@lru_cache(None)\ndef lcs(i, j):\n    if i == len(a) or j == len(b): return 0\n    if a[i] == b[j]: return 1 + lcs(i + 1, j + 1)\n    return max(lcs(i + 1, j), lcs(i, j + 1))\nprint(lcs(0, 0))\n',
    stdout: '119\n',
  },
  {
    name: 'a linked list that is printed',
    source: `class Node:\n    def __init__(self, value, rest): self.value, self.rest = value, rest\n    def __repr__(self): return f"{self.value} -> {self.rest!r}"\n${nested('Node(number, thing)', 'print(len(repr(thing)))')}`,
    stdout: '1994\n',
  },
  {
    name: 'a tree that makes its children',
    source:
      'class Node:\n    def __init__(self, n): self.child = Node(n - 1) if n else None\n    def __len__(self): return 1 + (0 if self.child is None else len(self.child))\nprint(len(Node(200)))\n',
    stdout: '201\n',
  },
  {
    name: 'dataclasses in each other',
    source: `from dataclasses import dataclass\n@dataclass\nclass Node:\n    rest: object\n${nested('Node(thing)', 'print(len(repr(thing)))', 150)}`,
    stdout: '1654\n',
  },
  {
    name: 'lists in each other that are compared',
    source: nested('[thing]', 'other = None\nfor number in range(300): other = [other]\nprint(thing == other)'),
    stdout: 'True\n',
  },
  {
    name: 'the sum of a generator',
    source: 'def depth(n): return 0 if n == 0 else 1 + sum(depth(n - 1) for _ in [1])\nprint(depth(300))\n',
    stdout: '300\n',
  },
  {
    name: 'the largest by a key',
    source: 'def depth(n): return 0 if n == 0 else 1 + max(map(depth, [n - 1]))\nprint(depth(300))\n',
    stdout: '300\n',
  },
  {
    name: 'a recursion that was let go deeper',
    source:
      'import sys\nsys.setrecursionlimit(20_000)\ndef depth(n): return 0 if n == 0 else 1 + depth(n - 1)\nprint(depth(10_000))\n',
    stdout: '10000\n',
  },
  {
    name: 'deep JSON there and back',
    source: `import json\n${nested('[thing]', 'print(json.loads(json.dumps(thing)) == thing)')}`,
    stdout: 'True\n',
  },
  {
    name: 'a deep copy',
    source: `import copy\n${nested('[thing]', 'print(copy.deepcopy(thing) == thing)', 200)}`,
    stdout: 'True\n',
  },
];
