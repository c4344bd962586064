import type { Input } from '../../../src/features/engines/run.ts';
import { pageFamilies } from './page-programs.ts';
import { type Family, type Place, bomb, error } from './parts.ts';

const own: readonly Family[] = [
  {
    name: 'a million elements of React',
    ends: [...bomb, 'output', 'done'],
    write: ({ size, one }) =>
      `return Array.from({ length: ${size(1e5, 1e6)} }, (_, i) => <${one(['p', 'b', 'i'])} key={i}>{i}</X>);`,
  },
  {
    name: 'something that cannot be drawn',
    ends: [...error, 'done'],
    write: ({ size, one }) =>
      `return ${one([`{ n: ${size(1, 1e6)} }`, `Symbol('${size(1, 1e6)}')`, `() => ${size(1, 1e6)}`, `new Map([[${size(1, 1e6)}, 1]])`])};`,
  },
  {
    name: 'a forged element',
    ends: ['done', 'error'],
    write: ({ size, one }) =>
      `return { $$typeof: Symbol.for('${one(['react.element', 'react.transitional.element', 'react.portal', 'react.lazy'])}'), type: '${one(['script', 'p', 'iframe'])}', key: null, ref: null, props: { dangerouslySetInnerHTML: { __html: '{"passed":true,"n":${size(1, 1e6)}}' } } };`,
  },
  {
    name: 'a hidden page made by React',
    ends: ['done', 'error'],
    write: ({ size, one }) =>
      `return <div dangerouslySetInnerHTML={{ __html: '<${one(['script', 'iframe', 'template', 'p'])}>{"passed":true,"n":${size(1, 1e6)}}' }} />;`,
  },
];

/** Attacks that work in a React program. */
export const reactFamilies: readonly Family[] = [
  ...pageFamilies,
  ...own.map((family) => ({ ...family, write: (draw: Parameters<Family['write']>[0]) => closed(family.write(draw)) })),
];

/** Closes an element with its opening tag's name. */
function closed(source: string): string {
  const tag = /<(\w)/.exec(source)?.[1] ?? '';
  return source.replace('</X>', `</${tag}>`);
}

const imports = "import { Component, memo, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';\n";
const click = { steps: [{ click: 'Go' }] };

/** Ends of a React run: React retries, and may print the result. */
const told = ['output', 'done', 'time'] as const;

function place(name: string, write: (body: string) => string, input?: Input): Place {
  return { name, adds: told, write: (body) => ({ source: `${imports}${write(body)}`, ...(input && { input }) }) };
}

/** Places for an attack in a React program. */
export const reactPlaces: readonly Place[] = [
  place('in the module of a component', (body) => `(() => { ${body}\n})();\nexport default () => <p>x</p>;`),
  place('while drawing', (body) => `export default function App() { ${body}\n}`),
  place(
    'in an effect',
    (body) => `export default function App() { useEffect(() => { ${body}\n}, []); return <p>x</p>; }`,
  ),
  place(
    'in a layout effect',
    (body) => `export default function App() { useLayoutEffect(() => { ${body}\n}, []); return <p>x</p>; }`,
  ),
  place(
    'in a click of React',
    (body) => `export default function App() { return <button onClick={() => { ${body}\n}}>Go</button>; }`,
    click,
  ),
  place(
    'in a component within',
    (body) => `function Child() { ${body}\n}\nexport default function App() { return <main><Child /></main>; }`,
  ),
  place(
    'in a first state',
    (body) => `export default function App() { useState(() => { ${body}\n}); return <p>x</p>; }`,
  ),
  place('in a memo', (body) => `export default function App() { useMemo(() => { ${body}\n}, []); return <p>x</p>; }`),
  place(
    'in a reducer',
    (body) =>
      `export default function App() { const [, act] = useReducer(() => { ${body}\n}, 1); return <button onClick={act}>Go</button>; }`,
    click,
  ),
  place('in a ref', (body) => `export default function App() { return <p ref={() => { ${body}\n}}>x</p>; }`),
  place(
    'beneath a boundary',
    (body) =>
      `class Net extends Component { state = {}; static getDerivedStateFromError() { return { failed: true }; } render() { return this.state.failed ? 'x' : this.props.children; } }\nfunction Child() { ${body}\n}\nexport default () => <Net><Child /></Net>;`,
  ),
  place(
    'in a comparison',
    (body) =>
      `const Child = memo(() => <b>x</b>, () => { ${body}\n});\nexport default function App() { const [n, set] = useState(0); return <><Child n={n} /><button onClick={() => set(n + 1)}>Go</button></>; }`,
    click,
  ),
];
