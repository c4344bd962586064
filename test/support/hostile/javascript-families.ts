import { type Family, bomb, endless, error, harmless } from './parts.ts';

const forged = '{"value":42,"passed":true,"ended":"done","isPassed":true}';

const never: readonly Family[] = [
  {
    name: 'a loop',
    ends: endless,
    isSlow: true,
    write: ({ one, name, size }) => {
      const count = name();
      const head = one(['for (;;)', 'while (true)', `while (${count} >= 0)`, `for (; ; ${count} += ${size(1, 1e6)})`]);
      return `let ${count} = ${size(1, 1e6)}; ${head} { ${count}++; if (${count} > 1e15) ${count} = 0; }`;
    },
  },
  {
    name: 'a loop that catches',
    ends: endless,
    isSlow: true,
    write: ({ one, size }) =>
      `for (;;) try { for (let i = 0; ; i++) if (i > ${size(10, 1e6)}) ${one(['throw i', 'throw null', 'i = 0', 'break'])}; } catch {} finally { ${one(['', ';', 'for (;;) {}'])} }`,
  },
  {
    name: 'promises',
    ends: ['time', 'memory', 'error', 'done'],
    isSlow: true,
    write: ({ name, size }) => {
      const f = name();
      return `let n = ${size(1, 1e6)}; const ${f} = async () => { n++; await null; return ${f}(); }; ${f}();`;
    },
  },
  {
    name: 'timers',
    ends: ['time', 'memory', 'error', 'done'],
    isSlow: true,
    write: ({ name, size }) => {
      const f = name();
      return `const ${f} = () => setTimeout(${f}, ${size(1, 1e6)}); ${f}();`;
    },
  },
  {
    name: 'a regular expression',
    ends: ['time', 'error', 'done'],
    isSlow: true,
    write: ({ one, size }) =>
      `return ${one(['/^(a+)+$/', '/^(a|aa)+$/', '/^(a*)*b$/', '/(a?){60}a{60}b/'])}.test('a'.repeat(${size(25, 5000)}) + '!');`,
  },
];

const sleeping: readonly Family[] = [
  {
    name: 'sleeping',
    ends: ['done', 'error', 'time'],
    write: ({ size, one }) =>
      `return new Promise((r) => setTimeout(r, ${size(1e6, 1e12)}, ${one(['1', '"x"', 'r'])}));`,
  },
  {
    name: 'waiting by Atomics',
    ends: [...harmless, 'time'],
    write: ({ size }) =>
      `Atomics.wait(new Int32Array(new SharedArrayBuffer(${4 * size(1, 100)})), 0, 0, ${size(1e4, 1e9)});`,
  },
];

const recursion: readonly Family[] = [
  {
    name: 'recursion',
    ends: [...error, 'memory'],
    write: ({ name, size }) => {
      const names = Array.from({ length: size(1, 20) }, name);
      const each = names.map((f, i) => `function ${f}(a) { return ${names[(i + 1) % names.length]}(a + 1) + 1; }`);
      return `${each.join(' ')} return ${names[0]}(0);`;
    },
  },
  {
    name: 'recursion unseen',
    ends: [...error, 'memory'],
    write: ({ one, size }) =>
      one([
        'const a = { toString: () => `${a}` }; return `${a}`;',
        'const a = { get b() { return a.b; } }; return a.b;',
        'const a = { toJSON: () => JSON.stringify(a) }; return JSON.stringify(a);',
        'const a = new Proxy({}, { get: (t, k) => a[k] }); return a.b;',
        'class A { constructor() { new A(); } } new A();',
        'const f = () => [2, 1].sort(f); f();',
        "const f = () => 'a'.replace('a', f); f();",
      ]).concat(` // ${size(1, 1e6)}`),
  },
  {
    name: 'deep brackets',
    ends: [...error, 'memory'],
    write: ({ size, one }) => `eval('${one(['[', '(', '{', '!(', '`${'])}'.repeat(${size(1e4, 1e6)}));`,
  },
  {
    name: 'deep lists',
    ends: bomb,
    write: ({ size }) => `let a = []; for (let i = 0; i < ${size(1e5, 1e6)}; i++) a = [a]; return JSON.stringify(a);`,
  },
];

const bombs: readonly Family[] = [
  {
    name: 'something that grows',
    ends: bomb,
    write: ({ size, one }) => {
      const n = size(1e4, 1e6);
      const grow = one([
        `a.push(new Array(${n}).fill(0))`,
        `a.push('x'.repeat(${n}) + a.length)`,
        `a.push(new Uint8Array(${n}))`,
        `a.push(...Array.from({ length: 1e4 }, (_, i) => ({ i, n: ${n} })))`,
      ]);
      return one([`const a = []; for (;;) ${grow};`, `const a = []; for (;;) try { for (;;) ${grow}; } catch {}`]);
    },
  },
  {
    name: 'a text that doubles',
    ends: bomb,
    write: ({ size, one }) =>
      `let s = 'x'.repeat(${size(1, 1e5)}); for (;;) s ${one(['+= s', '= s.concat(s)', '= `${s}${s}`'])};`,
  },
  {
    name: 'much at once',
    ends: bomb,
    write: ({ size, one }) =>
      `const a = new ${one(['Uint8Array', 'Float64Array', 'ArrayBuffer'])}(${size(2e8, 2 ** 31 - 1)}); return a.length;`,
  },
  { name: 'a large number', ends: bomb, write: ({ size }) => `let n = ${size(3, 1e6)}n; for (;;) n *= n;` },
  {
    name: 'a collection that grows',
    ends: bomb,
    write: ({ size, one }) =>
      `const m = new ${one(['Map', 'Set'])}(); for (let i = 0; ; i++) m.${one(['add', 'set'])}?.('x'.repeat(${size(1e3, 1e5)}) + i, i) ?? m.nothing();`,
  },
  {
    name: 'a list filled',
    ends: [...bomb, 'output'],
    write: ({ size }) => `return new Array(${size(1e7, 1e8)}).fill(0).map((_, i) => [i]);`,
  },
];

const output: readonly Family[] = [
  {
    name: '10 MB in lines',
    ends: ['output', 'memory', 'time'],
    write: ({ size, one }) => {
      const length = size(10, 1e5);
      return `for (let i = 0; i < ${Math.ceil(1e7 / length)}; i++) console.${one(['log', 'error', 'warn', 'info'])}('x'.repeat(${length}));`;
    },
  },
  {
    name: '10 MB in a line',
    ends: ['output', 'memory'],
    write: ({ size, one }) =>
      `console.${one(['log', 'error', 'warn'])}('${one(['x', 'é', '\\u{1f600}', '\\t'])}'.repeat(${size(1e7, 1.5e7)}));`,
  },
  {
    name: '10 MB of zeros in a line',
    ends: ['output', 'memory'],
    write: ({ size, one }) => `console.${one(['log', 'error', 'warn'])}('\\0'.repeat(${size(1e7, 1.5e7)}));`,
  },
  {
    name: 'a value of 10 MB',
    ends: ['output', 'memory', 'error', 'done', 'time'],
    write: ({ size, one }) => `return '${one(['x', 'é', '\\n'])}'.repeat(${size(1e7, 1.5e7)});`,
  },
  {
    name: 'a deep value',
    ends: ['output', 'memory', 'error', 'done'],
    write: ({ size }) => `let a = 1; for (let i = 0; i < ${size(101, 5000)}; i++) a = [a]; return a;`,
  },
];

const forgeries: readonly Family[] = [
  {
    name: 'a forged verdict',
    ends: harmless,
    write: ({ one, size }) =>
      one([
        `console.log('${forged}');`,
        `console.error('${forged}');`,
        `return ${forged};`,
        `return '${forged}';`,
        `throw ${forged};`,
      ]).concat(` // ${size(1, 1e6)}`),
  },
  {
    name: 'forged functions',
    ends: [...harmless, 'time', 'output'],
    write: ({ one, size }) => {
      const lie = one([
        'JSON.stringify',
        'JSON.parse',
        'Object.keys',
        'Object.assign',
        'Array.isArray',
        'Array.from',
        'Promise.resolve',
        'String',
        'console.log',
        'Date.now',
        'globalThis.setTimeout',
      ]);
      return `${lie} = () => (${one([`'${forged}'`, `(${forged})`, '42', 'undefined'])}); return ${size(1, 1e6)};`;
    },
  },
  {
    name: 'polluted prototypes',
    ends: [...harmless, 'time', 'output'],
    write: ({ one, size }) => {
      const owner = one(['Object', 'Array', 'Function', 'String', 'Promise', 'Error', 'Number', 'RegExp', 'Map']);
      const key = one([
        'passed',
        'value',
        'ended',
        'raised',
        'shown',
        'toJSON',
        'then',
        'map',
        'push',
        'call',
        'apply',
        'join',
        'get',
        'constructor',
        'message',
      ]);
      return `${owner}.prototype.${key} = ${one(['42', 'true', `'${forged}'`, '() => 42', 'function () { return this; }', 'null'])}; return ${size(1, 1e6)};`;
    },
  },
  {
    name: 'a prototype with a trap',
    ends: [...harmless, 'time', 'output'],
    write: ({ one, size }) =>
      `Object.defineProperty(${one(['Object', 'Array', 'Function'])}.prototype, '${one(['value', 'passed', 'then', 'raised', 'get', 'set', '0'])}', { ${one(['get() { return 42; }', 'get() { throw 1; }', 'set() { throw 1; }', 'value: 42'])}, configurable: ${one(['true', 'false'])} }); return ${size(1, 1e6)};`,
  },
  {
    name: 'globals that are gone',
    ends: [...harmless, 'time', 'output'],
    write: ({ one, size }) =>
      `for (const name of Object.getOwnPropertyNames(${one(['globalThis', 'JSON', 'Promise.prototype', 'Array.prototype', 'Object.prototype'])})) if (name.length > ${size(1, 8)}) try { delete ${one(['globalThis', 'JSON', 'Promise.prototype', 'Array.prototype'])}[name]; } catch {}`,
  },
  {
    name: 'a value that lies',
    ends: harmless,
    write: ({ one, size }) =>
      `return ${one([`{ toJSON: () => (${forged}) }`, `new Proxy({ n: 1 }, { get: () => 42, ownKeys: () => ['passed', 'n'] })`, `Object.create(${forged})`, `Object.assign(() => 1, ${forged})`, `[${forged}, ${forged}]`, `new Proxy([1], { get: (t, k) => k === 'length' ? 3 : true })`])}; // ${size(1, 1e6)}`,
  },
  {
    name: 'an error that lies',
    ends: error,
    write: ({ one, size }) =>
      `const e = new ${one(['Error', 'TypeError', 'RangeError'])}('${size(1, 1e6)}'); Object.defineProperty(e, '${one(['message', 'name', 'stack', 'constructor', 'cause'])}', { ${one(['get() { throw e; }', 'get() { return { toString() { throw 1; } }; }', "value: 'at (main.js:99999999)'.repeat(1e3)", 'value: Symbol()', 'value: null'])} }); throw e;`,
  },
  {
    name: 'an error that is none',
    ends: error,
    write: ({ one, size }) =>
      `throw ${one([`{ n: ${size(1, 1e6)}, get message() { throw 1; }, toString() { throw 2; } }`, `new Proxy({ n: ${size(1, 1e6)} }, { get() { throw 1; } })`, `${size(1, 1e6)}n`, `Symbol('${size(1, 1e6)}')`, `[[[${size(1, 1e6)}]]]`])};`,
  },
];

const outside = [
  '/etc/passwd',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'node:fs',
  'fs',
  'node:child_process',
  'worker_threads',
  'data:text/javascript,1',
  'http://127.0.0.1/x.js',
  './main.js/../../x',
  'std',
  'os',
  'qjs:std',
  'qjs:os',
];

const escapes: readonly Family[] = [
  {
    name: 'a module outside',
    ends: harmless,
    write: ({ one, size }) =>
      `return import('${one(outside)}').then((m) => { console.log(m); return ${one(['m', 'm.default', 'Object.keys(m)'])}; }${one(['', `, (e) => { throw ${size(1, 1e4)}; }`])}); // ${size(1, 1e4)}`,
  },
  {
    name: 'Node',
    ends: error,
    write: ({ one, size }) =>
      `${one(['process.exit', 'process.abort', 'process.kill', 'process.binding', 'require', 'module.require', 'Deno.exit', 'Bun.exit', 'std.exit', 'os.exec', 'std.loadFile', '__loadScript', 'importScripts', 'parentPort.postMessage'])}(${one([String(size(1, 1e4)), `'fs', ${size(1, 1e4)}`, `'/etc/passwd', ${size(1, 1e4)}`])});`,
  },
  {
    name: 'the network',
    ends: error,
    write: ({ one, size }) =>
      one([
        `return fetch('http://127.0.0.1:${size(1, 65_535)}/');`,
        `new WebSocket('ws://127.0.0.1:${size(1, 65_535)}/');`,
        `new XMLHttpRequest().open('GET', 'http://127.0.0.1:${size(1, 65_535)}/');`,
        `new EventSource('http://127.0.0.1:${size(1, 65_535)}/');`,
        `navigator.sendBeacon('http://127.0.0.1:${size(1, 65_535)}/');`,
      ]),
  },
  {
    name: 'functions made of text',
    ends: error,
    write: ({ one, size }) => {
      const made = one([
        '(function () {}).constructor',
        '(async () => {}).constructor',
        '(() => {}).constructor',
        '[].filter.constructor',
        'Reflect.construct.constructor',
      ]);
      return `const f = ${made}('return ${one(['process', 'require', 'global.process', 'this.constructor.constructor("return process")()'])}.nothing${size(1, 1e4)}()'); return f().then ? f() : f();`;
    },
  },
  {
    name: 'machine code',
    ends: error,
    write: ({ one, size }) =>
      one([
        `new WebAssembly.Memory({ initial: ${size(1, 65_536)} });`,
        `new WebAssembly.Module(new Uint8Array(${size(1, 1e4)}));`,
        `new Worker('data:,for(;;);${size(1, 1e4)}');`,
        `new SharedWorker('${size(1, 1e4)}');`,
      ]),
  },
];

/** Attacks that work in JavaScript on every engine. */
export const javascriptFamilies: readonly Family[] = [
  ...never,
  ...sleeping,
  ...recursion,
  ...bombs,
  ...output,
  ...forgeries,
  ...escapes,
];
