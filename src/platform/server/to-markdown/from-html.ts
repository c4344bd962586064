import { codeFence } from './escape.ts';
import { type HtmlElement, type HtmlNode, has, parseHtml, textIn } from './html-tree.ts';
import { type Lose, inlineLines, paragraphs } from './inline.ts';
import { emphasized, resolveEmphasis } from './emphasis.ts';
import { realTags } from './real-tags.ts';
import { tableOf } from './table.ts';

export interface MadeMarkdown {
  readonly markdown: string;
  /** Text on one line, without any marks. */
  readonly line: string;
  /** Messages about content that could not be converted in full, in words that follow "line 3:". */
  readonly losses: readonly string[];
}

/** Maximum depth of nested tags: nobody writes more, and each level is a recursive call. */
const depthMax = 100;
const inlineCodes = ['code', 'tt', 'kbd', 'samp'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = new Set(
  [
    'p div ul ol li pre blockquote table hr dl dt dd center address form article section aside header footer main nav',
    'figure figcaption details summary fieldset h1 h2 h3 h4 h5 h6',
  ].flatMap((names) => names.split(' ')),
);

/** Converts HTML to Markdown that looks the same, and lists its losses. `hasComments`: `<!--` begins a comment instead of text. */
export function markdownOfHtml(html: string, hasComments = true): MadeMarkdown {
  const real = realTags(html, hasComments);
  const isTooDeep = real.depth > depthMax;
  const nodes = isTooDeep ? [html] : parseHtml(real.html);
  const losses = new Set<string>(isTooDeep ? [`more than ${depthMax} nested tags: they are shown as plain text`] : []);
  const markdown = blocksOf(nodes, (message) => losses.add(message)).join('\n\n');
  return {
    markdown,
    line: textIn(nodes)
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim(),
    losses: [...losses],
  };
}

function blocksOf(nodes: readonly HtmlNode[], lose: Lose): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    blocks.push(...paragraphs(inlineLines(run, lose)));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...blockOf(node, lose));
  }
  endRun();
  return blocks;
}

/** Returns whether an element is a block. Code of several lines always is, in any parent. */
function isBlock({ name, children }: HtmlElement): boolean {
  if (inlineCodes.includes(name)) return has(children, 'br');
  return blocks.has(name) || children.some((child) => typeof child !== 'string' && isBlock(child));
}

function blockOf(element: HtmlElement, lose: Lose): string[] {
  const { name, children } = element;
  if (name === 'pre' || inlineCodes.includes(name)) return codeOf(element);
  if (name === 'hr') return ['---'];
  if (name === 'table') return tableOf(element, lose);
  if (name === 'ul' || name === 'ol') return listOf(element, lose);
  if (name === 'blockquote')
    return [indented(blocksOf(children, lose).join('\n\n'), '> ', '> ')].filter((text) => text !== '> ');
  if (headings.includes(name) || name === 'dt')
    return paragraphs(inlineLines(children, lose).map((line) => resolveEmphasis(emphasized('strong', line), () => {})));
  return blocksOf(children, lose);
}

function codeOf({ name, attributes, children }: HtmlElement): string[] {
  const text = textIn(children).replaceAll('\u00A0', ' ').replaceAll(/\r\n?/g, '\n');
  const lines = (name === 'pre' ? text : text.trim()).split('\n').map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const [inner] = children;
  const look = typeof inner === 'object' && inner.name === 'code' ? inner.attributes['class'] : attributes['class'];
  const language = /(?:^|\s)lang(?:uage)?-([a-z0-9+#-]{1,20})(?:\s|$)/i.exec(look ?? '')?.[1] ?? '';
  return lines.length === 0 ? [] : [codeFence(lines.join('\n'), language)];
}

function listOf({ name, attributes, children }: HtmlElement, lose: Lose): string[] {
  const items = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const first = Number(attributes['start'] ?? 1) || 1;
  const made = items.map((item, place) => {
    const mark = name === 'ol' ? `${first + place}. ` : '- ';
    const parts = blocksOf(typeof item === 'object' && item.name === 'li' ? item.children : [item], lose);
    const text = parts.join('\n\n').replace(/^\[(?=[ xX]\])/, String.raw`\[`);
    return { text: indented(text, mark, ' '.repeat(mark.length)), isLoose: parts.length > 1 };
  });
  const between = made.some(({ isLoose }) => isLoose) ? '\n\n' : '\n';
  return made.length === 0 ? [] : [made.map(({ text }) => text).join(between)];
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, place) => (place === 0 ? first : others) + line)
    .map((line) => line.trimEnd())
    .join('\n');
}
