import { isLink } from '../../markdown/safe-markup.ts';
import { type Emphasis, emphasized, privateMarks, resolveEmphasis } from './emphasis.ts';
import { codeSpan, escapeInline, escapeLineStart } from './escape.ts';
import { type HtmlElement, type HtmlNode, textIn } from './html-tree.ts';
import { lossOf } from './losses.ts';
import { scriptText } from './scripts.ts';

export type Lose = (message: string) => void;

const emphases: Readonly<Record<string, Emphasis>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  s: 'del',
  del: 'del',
  strike: 'del',
};
const codes = ['code', 'tt', 'kbd', 'samp'];
/** Stands for what is whole already, such as code, while marks around it are looked at; no text has it. */
const placeholder = '\uE130';
const placeholders = new RegExp(`${placeholder}+`, 'g');
const reserved = new RegExp(`${privateMarks.source}|${placeholder}`, 'g');

/** What is whole already, and what it is. */
type Held = readonly [kind: 'code' | 'link', text: string];

/** What stands in paragraphs, as Markdown: a line for each that HTML breaks. */
export function inlineLines(nodes: readonly HtmlNode[], lose: Lose): string[] {
  const whole: Held[] = [];
  const hold = (...held: Held) => {
    whole.push(held);
    return placeholder;
  };
  const text = inlineOf(nodes, { lose, hold, within: [], isEnd: true });
  let next = 0;
  return text
    .split('\n')
    .map((line) => resolveEmphasis(trimmed(line), () => lose('bold or italics beside other signs was left out')))
    .map((line) =>
      line.replaceAll(placeholders, ({ length }) => {
        next += length;
        return sideBySide(whole.slice(next - length, next));
      }),
    );
}

/** Two codes side by side would make one row of backticks, so they are one. */
function sideBySide(held: readonly Held[]): string {
  let markdown = '';
  let code = '';
  for (const [kind, text] of [...held, ['link', ''] as const]) {
    if (kind === 'code') code += text;
    else {
      markdown += (code && codeSpan(code)) + text;
      code = '';
    }
  }
  return markdown;
}

/** Lines as Markdown paragraphs: an empty one ends a paragraph, others are kept by a backslash. */
export function paragraphs(lines: readonly string[]): string[] {
  const made: string[][] = [[]];
  for (const line of lines) {
    if (line === '') made.push([]);
    else made.at(-1)!.push(escapeLineStart(line));
  }
  return made.filter((each) => each.length > 0).map((each) => each.join('\\\n'));
}

interface Surroundings {
  readonly lose: Lose;
  readonly hold: (...held: Held) => string;
  readonly within: readonly Emphasis[];
  /** Nothing stands behind it in its paragraph. */
  readonly isEnd: boolean;
}

function inlineOf(nodes: readonly HtmlNode[], around: Surroundings): string {
  return nodes
    .map((node, place, all) => {
      const isEnd = around.isEnd && place === all.length - 1;
      return typeof node === 'string' ? escapeInline(collapsed(node), isEnd) : elementOf(node, { ...around, isEnd });
    })
    .join('');
}

function elementOf(element: HtmlElement, around: Surroundings): string {
  const { name, attributes, children } = element;
  const { lose, hold, within } = around;
  if (name === 'br') return '\n';
  const { message, shown } = lossOf(element);
  if (message !== '') lose(message);
  if (shown !== undefined) return escapeInline(shown);
  if (codes.includes(name)) {
    const code = collapsed(textIn(children))
      .replaceAll(/[\u00A0\n]/g, ' ')
      .trim();
    return code === '' ? '' : hold('code', code);
  }
  if (name === 'sup' || name === 'sub') return escapeInline(scriptText(name, collapsed(textIn(children))));
  const href = attributes['href'] ?? '';
  if (name === 'a' && isLink(href) && textIn(children).trim() !== '')
    // In the order in which they stand.
    return [hold('link', '['), inlineOf(children, { ...around, isEnd: false }), hold('link', linkEnd(href))].join('');
  if (name === 'a' && href !== '') lose(`the link to ${href} was left out, its text stays`);
  const kind = Object.hasOwn(emphases, name) ? emphases[name] : undefined;
  const inner = inlineOf(children, kind ? { ...around, within: [...within, kind], isEnd: false } : around);
  return kind && !within.includes(kind) ? emphasized(kind, inner) : isOwnLine(name) ? `\n${inner}\n` : inner;
}

function linkEnd(href: string): string {
  const address = href.replaceAll(/[\s()<>\\*_~`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `](${address.replaceAll('%5f', '_').replaceAll('%7e', '~')})`;
}

/** Blocks within inline elements, such as those of a table's cell. */
function isOwnLine(name: string): boolean {
  return ['p', 'div', 'li', 'tr', 'dt', 'dd', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(name);
}

/** Spaces as browsers show them; editors put a lasting one where any would do, and some side by side to set code in. */
function collapsed(text: string): string {
  return text
    .replaceAll(reserved, '')
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(/(?<![\s\u00A0]|^)\u00A0(?![\s\u00A0]|$)/g, ' ');
}

/** A line without the spaces around it; lasting ones at its beginning, which set it in, are kept as entities. */
function trimmed(line: string): string {
  const text = line.trimEnd().replace(/^[ \t]+/, '');
  const inset = /^[\u00A0 ]{2,}/.exec(text)?.[0].length ?? 0;
  return inset > 0 ? '&nbsp;'.repeat(inset) + text.slice(inset) : text.trimStart();
}
