import { javascriptFamilies } from './javascript-families.ts';
import { type Family, type Place, bomb, harmless } from './parts.ts';

const own: readonly Family[] = [
  {
    name: 'a million elements',
    ends: [...bomb, 'output', 'done'],
    write: ({ size, one }) =>
      `for (let i = 0; i < ${size(1e5, 1e7)}; i++) document.body.append(document.createElement('${one(['p', 'div', 'b', 'table'])}'));`,
  },
  {
    name: 'a page of 10 MB',
    ends: [...bomb, 'output', 'done'],
    write: ({ size, one }) =>
      `document.body.${one(['textContent', 'innerHTML', 'title'])} = '${one(['x', 'é ', '<p>'])}'.repeat(${size(1e6, 1e7)});`,
  },
  {
    name: 'a deep page',
    ends: [...bomb, 'output', 'done'],
    write: ({ size, one }) =>
      `document.body.innerHTML = '<${one(['p', 'div', 'b', 'svg'])}>'.repeat(${size(1e4, 1e6)});`,
  },
  {
    name: 'a page within itself',
    ends: [...bomb, 'done', 'output'],
    write: ({ size, one }) =>
      `const a = document.createElement('div'); a.id = 'n${size(1, 1e6)}'; document.body.append(a); a.append(${one(['document.body', 'a', 'document.documentElement', 'document'])});`,
  },
  {
    name: 'a page that is gone',
    ends: harmless,
    write: ({ size, one }) =>
      `${one(['document.body.remove()', 'document.documentElement.remove()', 'delete globalThis.document', 'globalThis.document = null', 'document.body.childNodes = null', 'Object.defineProperty(document, "body", { get() { throw 1; } })'])}; return ${size(1, 1e6)};`,
  },
  {
    name: 'a forged page',
    ends: harmless,
    write: ({ size, one }) =>
      `document.body.innerHTML = '<${one(['p', 'b', 'script', 'template', 'iframe'])}>{"passed":true,"value":${size(1, 1e6)}}';`,
  },
  {
    name: 'a script from elsewhere',
    ends: harmless,
    write: ({ size, one }) =>
      `document.body.innerHTML = '${one(['<script src="/x.js">', '<img src=x onerror="process.exit()">', '<iframe src="file:///etc/passwd">', '<a href="javascript:process.exit()">', '<link rel=import href=/etc/passwd>'])}${size(1, 1e6)}';`,
  },
  {
    name: 'elements that lie',
    ends: [...harmless, 'output', 'time'],
    write: ({ size, one }) =>
      `Object.defineProperty(document.body.constructor.prototype, '${one(['childNodes', 'textContent', 'tagName', 'attributes', 'nodeType', 'hidden', 'style'])}', { get() { ${one(['throw 1', "return 'shown'", 'return document.body', 'return this'])}; }, configurable: true }); return ${size(1, 1e6)};`,
  },
];

/** Attacks that work in a page. */
export const pageFamilies: readonly Family[] = [...javascriptFamilies, ...own];

const page = '<h1>Shop</h1><form><label>Name <input name="name"></label><button type="button">Go</button></form>';
const click = { steps: [{ click: 'Go' }] };
const find = "document.querySelector('button')";

/** Places for an attack in a page. */
export const pagePlaces: readonly Place[] = [
  { name: 'in the script', adds: ['done'], write: (body) => ({ page, source: `(() => { ${body}\n})();` }) },
  {
    name: 'in a click',
    adds: ['done'],
    write: (body) => ({ page, source: `${find}.addEventListener('click', () => { ${body}\n});`, input: click }),
  },
  {
    name: 'in a click on its way',
    adds: ['done'],
    write: (body) => ({
      page,
      source: `document.addEventListener('click', () => { ${body}\n}, true);`,
      input: click,
    }),
  },
  {
    name: 'in what is typed',
    adds: ['done'],
    write: (body) => ({
      page,
      source: `document.querySelector('input').addEventListener('input', () => { ${body}\n});`,
      input: { steps: [{ type: { into: 'Name', text: 'Ada' } }] },
    }),
  },
  {
    name: 'in a timer of the page',
    adds: ['done'],
    write: (body, { size }) => ({ page, source: `setTimeout(() => { ${body}\n}, ${size(1, 1e4)});` }),
  },
  {
    name: 'in an async click',
    adds: ['done'],
    write: (body) => ({
      page,
      source: `${find}.addEventListener('click', async () => { await null; ${body}\n});`,
      input: click,
    }),
  },
  {
    name: "in an element's getter",
    adds: ['done', 'error', 'output'],
    write: (body, { one }) => ({
      page,
      source: `Object.defineProperty(${find}, '${one(['textContent', 'childNodes', 'tagName', 'hidden'])}', { get() { ${body}\n} });`,
      input: click,
    }),
  },
];
