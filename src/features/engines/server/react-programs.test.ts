import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import type { Files, Input } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

const run = (source: string, input: Input = {}, more: Files = {}) =>
  runOnce(pool, programOf('react', source, more), input);

test('a counter counts two clicks, from where its props say', async () => {
  const source = `
    import { useState } from 'react';
    export default function Counter({ start = 0 }) {
      const [count, setCount] = useState(start);
      return <><p>Count: {count}</p><button onClick={() => setCount(count + 1)}>More</button></>;
    }`;
  const steps = [{ click: 'More' }, { click: 'More' }];
  expect(await run(source, { steps, props: { start: 3 } })).toMatchObject({
    ended: 'done',
    shown: 'Count: 5 More',
    engine: expect.stringMatching(/^QuickJS-ng .+, React 19\./) as unknown,
  });
});

test('fields and boxes that React holds take what is typed and ticked', async () => {
  const source = `
    import { useState } from 'react';
    export default function Form() {
      const [name, setName] = useState('');
      const [isIn, setIn] = useState(false);
      const [town, setTown] = useState('Bern');
      return <form onSubmit={(event) => { event.preventDefault(); setName(name + '!'); }}>
        <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
        <label><input type="checkbox" checked={isIn} onChange={(event) => setIn(event.target.checked)} /> Join</label>
        <label>Town <select value={town} onChange={(event) => setTown(event.target.value)}><option>Bern</option><option>Nice</option></select></label>
        <button>Send</button><p>{name} {isIn ? 'joins' : 'does not join'} in {town}</p>
      </form>;
    }`;
  const steps = [{ type: { into: 'Name', text: 'Ada' } }, { click: 'Join' }, { click: 'Nice' }, { click: 'Send' }];
  expect((await run(source, { steps })).shown).toMatch(/Ada! joins in Nice$/);
  // A field has the name of its label, without what the field itself contains.
  const typed = [{ type: { into: 'Town', text: 'Nice' } }];
  expect((await run(source, { steps: typed })).shown).toMatch(/ in Nice$/);
});

test('a form that is submitted and not prevented leaves the page; one with an action of React stays', async () => {
  const source = (form: string) => `
    import { useState } from 'react';
    export default function Form() {
      const [count, setCount] = useState(0);
      return <form ${form}><p>{count} sent</p><button>Send</button></form>;
    }`;
  const steps = [{ click: 'Send' }];
  const left = await run(source('onSubmit={() => setCount(count + 1)}'), { steps });
  expect([left.ended, left.raised?.names[0], left.shown ?? '']).toEqual(['error', 'PageLeft', '']);
  const stays = await run(source('action={() => setCount(count + 1)}'), { steps });
  expect(stays).toMatchObject({ ended: 'done', shown: '1 sent Send' });
});

test.each([
  ['sorts its list', 'const shown = chores.sort();', 'error'],
  ['changes an item', 'chores[0].done = true; const shown = chores.map(({ title }) => title);', 'error'],
  ['sorts a copy', 'const shown = [...chores].sort();', 'done'],
])('a component that %s', async (_, line, ended) => {
  const source = `export default function List({ chores }) { ${line} return <p>{shown.length}</p>; }`;
  const chores = [{ title: 'b' }, 'Bath', 'Attic'];
  const { ended: how, raised } = await run(source, { props: { chores } });
  expect([how, raised?.names[0]]).toEqual([ended, ended === 'error' ? 'PropsChanged' : undefined]);
});

test('effects, context and parts of other files are drawn', async () => {
  const source = `
    import { createContext, use, useEffect, useReducer, useState } from 'react';
    import { Title } from './parts/Title.jsx';
    const Town = createContext('');
    const Where = () => <i>{use(Town)}</i>;
    export default function App() {
      const [isThere, setThere] = useState(false);
      const [count, add] = useReducer((n) => n + 1, 0);
      useEffect(() => { const id = setTimeout(() => { setThere(true); add(); }, 5000); return () => clearTimeout(id); }, []);
      return <Town value="Lyon"><Title text="Trip" />{isThere && <b>there</b>} <Where /> {count}<p hidden>not seen</p></Town>;
    }`;
  const more = { 'parts/Title.jsx': 'export const Title = ({ text }) => <h1>{text}</h1>;' };
  expect((await run(source, {}, more)).shown).toBe('Trip there Lyon 1');
});

test('an error while drawing is told with its line, as is one of spelling', async () => {
  const drawn = await run('export default function App({ list }) {\n  return <p>{list.length}</p>;\n}');
  expect(drawn.raised).toMatchObject({ names: ['TypeError', 'Error'], file: 'App.jsx', line: 2 });
  expect((await run('export default () => {\n  const x = ;\n};')).raised).toMatchObject({
    names: ['SyntaxError', 'Error'],
    line: 2,
  });
  expect((await run('export default () => <p>\n<b></i></p>;')).raised).toMatchObject({
    message: 'Expected corresponding JSX closing tag for <b>',
    line: 2,
  });
  expect((await run('export const x = 1;')).raised?.message).toContain('no default export');
});

test('what React warns of is told beside what is drawn', async () => {
  const outcome = await run('export default () => <ul class="x">{[1, 2].map((n) => <li>{n}</li>)}</ul>;');
  expect(outcome).toMatchObject({ ended: 'done', shown: '1 2' });
  expect(outcome.stderr).toContain('Invalid DOM property `class`. Did you mean `className`?');
  expect(outcome.stderr).toContain('Each child in a list should have a unique "key" prop.');
});

test('a component that draws itself forever is stopped', async () => {
  const source = `
    import { useState } from 'react';
    export default function App() { const [n, setN] = useState(0); setN(n + 1); return n; }`;
  expect((await run(source)).ended).toBe('error');
});

test('a page of many parts is drawn while the collector of cycles runs', async () => {
  const source = `
    import { createElement } from 'react';
    export default function App() {
      const rows = Array.from({ length: 400 }, (_, row) => createElement('li', { key: row }, 'Row ', row, '.'));
      return <ul>{rows}</ul>;
    }`;
  const outcome = await run(source);
  expect([outcome.ended, outcome.shown?.slice(-8)]).toEqual(['done', 'Row 399.']);
});
