import type { Place } from './parts.ts';

const input = { call: 'answer()' };

/** Places for an attack in a program without a page. */
export const javascriptPlaces: readonly Place[] = [
  { name: 'in the module', adds: ['done'], write: (body) => ({ source: `(() => { ${body}\n})();` }) },
  { name: 'in the function', write: (body) => ({ source: `export const answer = () => { ${body}\n};`, input }) },
  {
    name: 'in a getter',
    write: (body) => ({ source: `const o = { get x() { ${body}\n} };\nexport const answer = () => o.x;`, input }),
  },
  {
    name: 'after an await',
    write: (body) => ({ source: `export const answer = async () => { await null; ${body}\n};`, input }),
  },
  {
    name: 'in a promise',
    write: (body) => ({ source: `export const answer = () => Promise.resolve().then(() => { ${body}\n});`, input }),
  },
  {
    name: 'in a promise of nobody',
    adds: ['done'],
    write: (body) => ({ source: `Promise.resolve().then(() => { ${body}\n});` }),
  },
  {
    name: 'in a class',
    adds: ['done'],
    write: (body) => ({ source: `class A { static x = (() => { ${body}\n})(); }` }),
  },
  {
    name: 'in a generator',
    adds: ['done'],
    write: (body) => ({
      source: `function* g() { yield 1; (() => { ${body}\n})(); }\nexport const answer = () => [...g()];`,
      input,
    }),
  },
  {
    name: 'in toJSON',
    adds: ['done'],
    write: (body) => ({ source: `export const answer = () => ({ toJSON() { ${body}\n} });`, input }),
  },
  {
    name: 'in toString',
    adds: ['error', 'done'],
    write: (body) => ({ source: `export const answer = () => \`\${{ toString() { ${body}\n} }}\`;`, input }),
  },
  {
    name: 'in a timer',
    adds: ['done'],
    write: (body, { size }) => ({ source: `setTimeout(() => { ${body}\n}, ${size(1, 1e6)});` }),
  },
  {
    name: 'in a trap',
    write: (body) => ({
      source: `const p = new Proxy({}, { get() { ${body}\n} });\nexport const answer = () => p.x;`,
      input,
    }),
  },
  {
    name: 'in finally',
    write: (body) => ({ source: `export const answer = () => { try { throw 1; } finally { ${body}\n} };`, input }),
  },
  {
    name: 'in functions in functions',
    write: (body, { size }) => {
      const depth = size(2, 30);
      const nested = `${'(() => { return '.repeat(depth)}(() => { ${body}\n})()${'; })()'.repeat(depth)}`;
      return { source: `export const answer = () => ${nested};`, input };
    },
  },
];
