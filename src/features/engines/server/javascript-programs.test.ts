import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import type { Files, Input } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

const run = (source: string, input: Input = {}, more: Files = {}, page?: string) =>
  runOnce(pool, programOf('javascript', source, more, page), input);

test.each<[string, string, string, unknown]>([
  ['a number', 'export const total = (list) => list.reduce((a, b) => a + b, 0);', 'total([1, 2])', 3],
  ['a default export by its name', 'export default function total() { return 3; }', 'total()', 3],
  ['what a promise is settled with', 'export const f = async () => ({ a: [1] });', 'f()', { object: [['a', [1]]] }],
  ['what is awaited within', 'export const f = async () => 2;', '(await f()) + 1', 3],
  ['nothing', 'export function f() {}', 'f()', { undefined: true }],
  ['a value of another file', "export { price } from './shop/price.js';", 'price', 3],
  [
    'a copy of structured data',
    'export const f = () => structuredClone(new Map([[1, { a: [2] }]])).get(1);',
    'f()',
    { object: [['a', [2]]] },
  ],
])('a call gives %s', async (_, source, call, value) => {
  const more = {
    'shop/price.js': "import { three } from '../three.js'; export const price = three;",
    'three.js': 'export const three = 3;',
  };
  expect(await run(source, { call }, more)).toMatchObject({ ended: 'done', value });
});

test('what is printed reads as in a browser’s console', async () => {
  const source = "console.log('hi', 1, [1, 'x'], { a: null }, undefined, new Error('no')); console.error('x');";
  expect(await run(source)).toMatchObject({
    ended: 'done',
    stdout: "hi 1 [ 1, 'x' ] { a: null } undefined Error: no\n",
    stderr: 'x\n',
    engine: expect.stringMatching(/^QuickJS-ng /) as unknown,
  });
});

test('a zero in what is printed ends no line, and a line that fills the memory is too much output', async () => {
  expect(await run("console.log('a\\0b'); console.log('c');")).toMatchObject({
    ended: 'done',
    stdout: 'a\u2400b\nc\n',
  });
  expect(await run("console.log('é'.repeat(1.48e7));")).toMatchObject({ ended: 'output' });
});

test('timers fire in their order without anybody waiting, and the clock says that time went by', async () => {
  const source = `
    const start = Date.now();
    setTimeout(() => console.log('third', Date.now() - start >= 60000), 60_000);
    setTimeout(() => console.log('second'), 10);
    Promise.resolve().then(() => console.log('first'));
    const id = setInterval(() => { console.log('tick'); clearInterval(id); }, 20);`;
  expect((await run(source)).stdout).toBe('first\nsecond\ntick\nthird true\n');
});

test('a timer that ticks forever ends with the run', async () => {
  const { ended, stdout } = await run("setInterval(() => console.log('x'), 1000);");
  expect([ended, stdout.length]).toEqual(['done', 60 * 2]);
});

test('an error names its classes, its file and line', async () => {
  const source = "import './shop.js';\nclass NoMoney extends RangeError {}\nthrow new NoMoney('empty');";
  const outcome = await run(source, {}, { 'shop.js': '' });
  expect(outcome).toMatchObject({
    ended: 'error',
    raised: { names: ['NoMoney', 'RangeError', 'Error'], message: 'empty', file: 'main.js', line: 3 },
  });
  expect((await run('export function f( {', { call: 'f()' })).raised).toMatchObject({ file: 'main.js', line: 1 });
  expect((await run("throw 'text'")).raised).toMatchObject({ names: ['string'], message: 'text' });
  expect((await run('setTimeout(() => { null.x; })')).raised?.names).toContain('TypeError');
  expect((await run("import { x } from 'fs';")).raised?.message).toContain("Cannot find module 'fs'");
});

test('what is awaited and never comes is told', async () => {
  expect(await run('await new Promise(() => {});')).toMatchObject({ ended: 'error' });
});

test('random numbers are others in each run', async () => {
  const numbers = await pool.run('ada', programOf('javascript', 'console.log(Math.random())'), [{}, {}, {}]);
  expect(new Set(numbers.map(({ stdout }) => stdout)).size).toBe(3);
});

const trip = `
  <form id="add"><label>Stop <input name="stop" required></label><button>Add</button></form>
  <p id="message" hidden>Added</p><ul></ul>`;
const addStops = `
  const form = document.querySelector('#add');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const item = document.createElement('li');
    item.textContent = new FormData(form).get('stop').trim();
    document.querySelector('ul').append(item);
    document.querySelector('#message').hidden = false;
    form.reset();
  });`;

test('on a page one types and clicks, and what is hidden is not seen', async () => {
  const steps = [{ type: { into: 'Stop', text: ' <b>Lyon</b>' } }, { click: 'Add' }, { click: 'Add' }];
  expect((await run(addStops, {}, {}, trip)).shown).toBe('Stop Add');
  // At the second click the field is empty, so the form is not sent, as in a browser.
  expect((await run(addStops, { steps }, {}, trip)).shown).toBe('Stop Add Added <b>Lyon</b>');
});

test.each([
  ['a form that is submitted', '<form><p>Trip</p><button>Go</button></form>'],
  ['a form whose handler prevents too late', '<form id="late"><p>Trip</p><button>Go</button></form>'],
  ['a form that a script submits', '<form id="own"><p>Trip</p><button type="button">Go</button></form>'],
  ['a link that is followed', '<p>Trip</p><a href="/trip">Go</a>'],
])('%s leaves the page, as in a browser, and the run says how to stay', async (_, page) => {
  const source = `
    const late = document.querySelector('#late');
    late?.addEventListener('submit', async (event) => { await null; event.preventDefault(); });
    const own = document.querySelector('#own');
    own?.querySelector('button').addEventListener('click', () => own.submit());`;
  const { ended, raised, shown = '' } = await run(source, { steps: [{ click: 'Go' }] }, {}, page);
  expect([ended, raised?.names[0], shown]).toEqual(['error', 'PageLeft', '']);
  expect(raised?.message).toContain('event.preventDefault()');
});

test.each([
  ['a form whose fields are not valid', '<form><input required><p>Trip</p><button>Go</button></form>'],
  ['a form that closes a dialog', '<form method="dialog"><p>Trip</p><button>Go</button></form>'],
  ['a button that goes to another window', '<form><p>Trip</p><button formtarget="_blank">Go</button></form>'],
  ['a form that is prevented', '<form id="stays"><p>Trip</p><button>Go</button></form>'],
  ['a link to a place of the page', '<p>Trip</p><a href="#trip">Go</a>'],
  ['a link to a mail program', '<p>Trip</p><a href="mailto:ada@example.org">Go</a>'],
])('%s leaves the page where it is', async (_, page) => {
  const source = `document.querySelector('#stays')?.addEventListener('submit', (event) => event.preventDefault());`;
  const { ended, shown } = await run(source, { steps: [{ click: 'Go' }] }, {}, page);
  expect([ended, shown]).toEqual(['done', 'Trip Go']);
});

test('events go down and up the page, and can be stopped', async () => {
  const source = `
    const say = (text) => (event) => { console.log(text); if (text === 'list') event.stopPropagation(); };
    window.addEventListener('click', say('window down'), true);
    window.addEventListener('click', say('window up'));
    document.querySelector('ul').addEventListener('click', say('list'));
    document.querySelector('button').onclick = say('button');`;
  const page = '<ul><li><button>Go</button></li></ul>';
  expect((await run(source, { steps: [{ click: 'Go' }] }, {}, page)).stdout).toBe('window down\nbutton\nlist\n');
});

test('boxes, radio buttons and lists are chosen from', async () => {
  const page = `<form><label><input type="checkbox" name="a" value="x"> Bed</label>
    <label><input type="radio" name="r" value="1" checked> One</label><label><input type="radio" name="r" value="2"> Two</label>
    <label>Town <select name="town"><option>Bern</option><option value="n">Nice</option></select></label><button>Send</button></form>`;
  const source = `document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault(); console.log(JSON.stringify([...new FormData(event.target)])); });`;
  const steps = [{ click: 'Bed' }, { click: 'Two' }, { click: 'Nice' }, { click: 'Send' }];
  expect((await run(source, { steps }, {}, page)).stdout).toBe('[["a","x"],["r","2"],["town","n"]]\n');
});

test('a step that finds nothing to do it on is told by name', async () => {
  expect((await run('', { steps: [{ click: 'Go' }] }, {}, '<p>Stop</p>')).raised).toMatchObject({
    names: expect.arrayContaining(['NothingToClick']) as unknown,
    message: 'Go',
  });
});

test('an error in a listener ends the run', async () => {
  const source = "document.querySelector('button').addEventListener('click', () => { throw new TypeError('no'); });";
  const outcome = await run(source, { steps: [{ click: 'Go' }] }, {}, '<button>Go</button>');
  expect(outcome.raised).toMatchObject({ names: ['TypeError', 'Error'], message: 'no', line: 1 });
});

test.each([
  "'é'.repeat(4e6).normalize('NFD')",
  "'\\ufdfa'.repeat(1e6).normalize('NFKD')",
  "[...'x'.repeat(3e7)]",
  "'x'.repeat(2e7).split('')",
  "'x'.repeat(2 ** 28).toUpperCase()",
])('%s is told as too much memory', async (source) => {
  expect(await run(source)).toMatchObject({ ended: 'memory' });
});

test('a program that throws null, with memory to spare, has thrown null', async () => {
  expect(await run('throw null')).toMatchObject({ ended: 'error', raised: { names: ['object'], message: 'null' } });
});

/** Makes enough objects that refer to themselves for the collector of cycles to run several times. */
const makesCycles = 'for (let i = 0; i < 20_000; i++) { const own = {}; own.own = own; }';

test('the collector of cycles leaves the arguments of a function that runs alone', async () => {
  const source = `
    const change = new Function('first', 'second', \`${makesCycles} first = 'new'; return [...arguments];\`);
    console.log(change('a', 'b').join(), change('c', 'd').join());`;
  expect(await run(source)).toMatchObject({ ended: 'done', stdout: 'new,b new,d\n' });
});

test('the collector of cycles keeps a function that awaits what a timer opens', async () => {
  const source = `
    async function wait(kept) {
      let open;
      const gate = new Promise((resolve) => { open = resolve; });
      setTimeout(() => open('opened'));
      return [await gate, kept.own.own.name].join();
    }
    const kept = { name: 'kept' };
    kept.own = kept;
    wait(kept).then((text) => console.log(text));
    ${makesCycles}
    setTimeout(() => { ${makesCycles} console.log('end'); }, 1);`;
  expect(await run(source)).toMatchObject({ ended: 'done', stdout: 'opened,kept\nend\n' });
});

test('functions that wait forever fit in the memory, thousands of them', async () => {
  const source = `
    async function wait(own) { own.own = own; await new Promise((resolve) => { own.open = resolve; }); }
    for (let i = 0; i < 20_000; i++) wait({});
    console.log('end');`;
  expect(await run(source)).toMatchObject({ ended: 'done', stdout: 'end\n' });
});
