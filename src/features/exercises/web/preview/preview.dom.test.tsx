import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProgramResult, Program, Step } from '../../../engines/run.ts';
import { allowedStyle } from './allowed.ts';
import { Preview } from './preview.tsx';
import { readRendered } from './read-rendered.ts';
import { usePreview } from './use-preview.ts';

// The preview renders a program's page within the site's own: nothing of it may run, fetch, navigate or break the page.

const away = 'https://away.example/';
/** Attributes that are harmful on some element. */
const harmful = {
  onclick: 'go()',
  onload: 'go()',
  onerror: 'go()',
  href: 'javascript:go()',
  'xlink:href': 'javascript:go()',
  src: 'javascript:go()',
  srcset: away,
  srcdoc: '<script>go()</script>',
  data: 'data:text/html,<script>go()</script>',
  action: 'javascript:go()',
  formaction: 'data:text/html,<script>go()</script>',
  poster: away,
  background: away,
  ping: away,
  is: 'x-away',
  dangerouslySetInnerHTML: '<script>go()</script>',
  style: `background: url(${away})`,
};

interface Given {
  readonly at: number;
  readonly tag: string;
  readonly attributes: unknown;
  readonly children: unknown[];
}

function element(tag: string, attributes: unknown = {}, ...children: unknown[]): Given {
  return { at: 0, tag, attributes, children };
}

let acts: Step[];

beforeEach(() => {
  acts = [];
});

/** Renders the preview of a page with these children in its body. */
function draw(...children: unknown[]): Element {
  const page = readRendered(element('body', {}, ...children));
  if (!page) throw new Error('this is no page');
  render(<Preview state={{ page, isBehind: false }} onAct={(step) => acts.push(step)} />);
  const { shadowRoot } = screen.getByRole('region', { name: 'Preview' }).querySelector('div')!;
  return shadowRoot!.querySelector('.page')!;
}

/** HTML of the page, without element indexes and empty styles. */
const htmlOf = (page: Element) => page.innerHTML.replaceAll(/ (data-at="\d+"|style="")/g, '');

const unseen = ['script', 'style', 'link', 'meta', 'base', 'title', 'template', 'noscript'];
const inert = `iframe frame object embed svg math foreignObject use animate audio video source portal marquee
  SCRIPT x-away __proto__ constructor`.split(/\s+/);

test.each([
  ...unseen.map((tag) => [tag, '']),
  ...inert.map((tag) => [tag, '<div>go()</div>']),
  ['form', '<div data-form="">go()</div>'],
  ['a', '<a role="link" tabindex="0">go()</a>'],
  ['button', '<button type="button" data-sends="">go()</button>'],
  ['input', '<input type="text">'],
  ['img', '<img>'],
  ['p', '<p>go()</p>'],
])('the element %s does nothing but be seen, whatever its attributes are', (tag, html) => {
  expect(htmlOf(draw(element(tag, harmful, 'go()')))).toBe(html);
});

test('what runs is left out however deep it stands', () => {
  const inside = element('foreignObject', {}, element('iframe', harmful), element('script', {}, 'go()'), 'text');
  expect(htmlOf(draw(element('svg', harmful, inside)))).toBe('<div><div><div></div>text</div></div>');
});

test.each([
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['data:text/html,<script>go()</script>', null],
  [' data:image/png;base64,AA==', null],
  ['javascript:go()', null],
  [away, null],
  ['//away.example/', null],
])('of the picture %j the address is %j', (src, shown) => {
  expect(draw(element('img', { src })).firstElementChild?.getAttribute('src')).toBe(shown);
});

// Tested without a page: the test's DOM cannot parse some of these and would show nothing either way.
test.each([
  `BACKGROUND: URL(${away})`,
  `background: u\\72l(${away})`,
  `background: image-set("${away}" 1x)`,
  `--picture: url(${away})`,
  `@import "${away}"`,
  'width: expression(go())',
])('of the style "%s" nothing is left but its neighbour', (style) => {
  expect(allowedStyle({ ...element('p'), attributes: { style: `color: red;${style}` }, children: [] })).toBe(
    'color: red',
  );
});

test.each([
  ['a type that no field has', element('input', { type: 'file' }), '<input type="text">'],
  ['a role that is a landmark', element('p', { role: 'main' }, 'text'), '<p>text</p>'],
  [
    'names that every object has',
    element('p', JSON.parse('{ "__proto__": "x", "constructor": "x", "toString": "x", "title": "T" }'), 'text'),
    '<p title="T">text</p>',
  ],
  ['attributes that are a list', element('p', ['onclick'], 'text'), '<p>text</p>'],
  ['attributes that are no texts', element('p', { title: { a: 1 }, id: ['x'], hidden: 1, lang: null }), '<p></p>'],
  ['children that are no list', { ...element('p'), children: { length: 2, 0: 'go()' } }, '<p></p>'],
  ['a value and a tick of other types', { ...element('input'), value: 7, isChecked: 'yes' }, '<input type="text">'],
  ['children of an element that has none', element('br', {}, 'go()'), '<br>'],
  ['children of a field that has a value', element('textarea', {}, 'one', 'two'), '<textarea></textarea>'],
])('%s: the rest is drawn', (_, given, html) => {
  expect(htmlOf(draw(given))).toBe(html);
});

test('what is neither an element nor a text is left out', () => {
  const nodes = [null, 7, true, [], {}, { tag: 'p' }, { at: '0', tag: 'p' }, { at: 0, tag: ['script'] }];
  expect(htmlOf(draw(...nodes, 'text'))).toBe('text');
  expect([undefined, 'text', ...nodes].map(readRendered).filter((page) => page !== null)).toEqual([]);
});

const overgrown: Readonly<Record<string, () => Given>> = {
  'too deep': () => {
    let deep = element('div');
    for (let level = 0; level < 100_000; level += 1) deep = element('div', {}, deep);
    return deep;
  },
  'too wide': () => ({ ...element('div'), children: Array.from({ length: 100_000 }, () => element('i')) }),
  'within itself': () => {
    const endless = element('div');
    endless.children.push(endless);
    return endless;
  },
};

test.each(Object.entries(overgrown))('of a page that is %s, a part is drawn', (_, made) => {
  const page = draw(made());
  let depth = 0;
  for (let inner = page.firstElementChild; inner; inner = inner.firstElementChild) depth += 1;
  expect(depth).toBeLessThan(100);
  const { length } = page.querySelectorAll('*');
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThan(5000);
});

test('a press and Enter are for the program alone: nothing is followed or sent by the browser', () => {
  const field = { ...element('input'), at: 2, value: '' };
  const button = { ...element('button', { formaction: away }, 'Add'), at: 3 };
  const page = draw(element('form', { action: away }, field, button), { ...element('a', { href: away }, 'To'), at: 4 });
  const isLeftToBrowser = [
    fireEvent.keyDown(page.querySelector('input')!, { key: 'Enter' }),
    fireEvent.click(page.querySelector('button')!),
    fireEvent.click(page.querySelector('a')!),
  ];
  expect(isLeftToBrowser).toEqual([false, false, false]);
  expect(acts).toEqual([{ pressAt: 3 }, { pressAt: 3 }, { pressAt: 4 }]);
});

/**
 * Page with one field, which a program renders again after each action: the test decides when, and with which value.
 */
async function openField() {
  const ends: ((outcome: ProgramResult) => void)[] = [];
  const program: Program = { language: 'react', entry: 'app.jsx', files: {} };
  function Page() {
    const { state, start, act: send } = usePreview(() => new Promise((resolve) => ends.push(resolve)));
    return state ? (
      <Preview state={state} onAct={send} />
    ) : (
      <button type="button" onClick={() => start(program, {})}>
        Run
      </button>
    );
  }
  const outcome = { ended: 'done', stdout: '', stderr: '', ms: 1, engine: 'x' } as const;
  const pageWith = (value: string) =>
    element('body', {}, { ...element('input'), at: 1, value }, { ...element('button', {}, 'Add'), at: 2 });
  const drawWith = (value: string) => act(async () => ends.shift()?.({ ...outcome, drawn: pageWith(value) }));
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await drawWith('');
  const { shadowRoot } = screen.getByRole('region', { name: 'Preview' }).querySelector('div')!;
  const field = shadowRoot!.querySelector('input')!;
  return {
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: () => fireEvent.click(shadowRoot!.querySelector('button')!),
    drawWith,
  };
}

test('what is typed stands in a field at once, also while the page is drawn with less of it', async () => {
  const { field, type, drawWith } = await openField();
  type('m');
  type('mi');
  expect(field.value).toBe('mi');
  await drawWith('m');
  expect(field.value).toBe('mi');
  await drawWith('mi');
  expect(field.value).toBe('mi');
});

test('a field that its page has cleared is empty, also while the next act is not shown yet', async () => {
  const { field, type, press, drawWith } = await openField();
  type('milk');
  await drawWith('milk');
  press();
  await drawWith('');
  expect(field.value).toBe('');
  press();
  expect(field.value).toBe('');
});
