import { isLink } from '../../markdown/safe-markup.ts';
import { type Emphasis, emphasized, privateMarks, resolveEmphasis } from './emphasis.ts';
import { codeSpan, escapeInline, escapeLineStart } from './escape.ts';
import { type HtmlElement, type HtmlNode, textIn } from './html-tree.ts';
import { lossOf } from './losses.ts';
import { scriptText } from './super-subscript.ts';

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
/** Placeholder for completed parts, such as code, while marks around them are resolved; no text has it. */
const placeholder = '\uE130';
const placeholders = new RegExp(`${placeholder}+`, 'g');
const reserved = new RegExp(`${privateMarks.source}|${placeholder}`, 'g');

/** Completed part and its kind. */
type Held = readonly [kind: 'code' | 'link', text: string];

/** Converts inline nodes to Markdown, with a line for each line break of HTML. */
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
    .map((line) => resolveEmphasis(trimmed(line), () => lose('bold or italics next to other characters was left out')))
    .map((line) =>
      line.replaceAll(placeholders, ({ length }) => {
        next += length;
        return sideBySide(whole.slice(next - length, next));
      }),
    );
}

/** Joins parts. Adjacent codes become one, because they would make one row of backticks. */
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

/** Joins lines to Markdown paragraphs: an empty line ends a paragraph, a backslash keeps other line breaks. */
export function paragraphs(lines: readonly string[]): string[] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)!.push(escapeLineStart(line));
  }
  return groups.filter((each) => each.length > 0).map((each) => each.join('\\\n'));
}

interface Surroundings {
  readonly lose: Lose;
  readonly hold: (...held: Held) => string;
  readonly within: readonly Emphasis[];
  /** True if nothing follows in the paragraph. */
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
    // Hold the parts in their order in the text.
    return [hold('link', '['), inlineOf(children, { ...around, isEnd: false }), hold('link', linkEnd(href))].join('');
  if (name === 'a' && href !== '') lose(`the link to ${href} was left out, but its text stays`);
  const kind = Object.hasOwn(emphases, name) ? emphases[name] : undefined;
  const inner = inlineOf(children, kind ? { ...around, within: [...within, kind], isEnd: false } : around);
  return kind && !within.includes(kind) ? emphasized(kind, inner) : isOwnLine(name) ? `\n${inner}\n` : inner;
}

function linkEnd(href: string): string {
  const address = href.replaceAll(/[\s()<>\\*_~`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `](${address.replaceAll('%5f', '_').replaceAll('%7e', '~')})`;
}

/** Returns whether an element is a block within inline elements, such as in a table's cell. */
function isOwnLine(name: string): boolean {
  return ['p', 'div', 'li', 'tr', 'dt', 'dd', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(name);
}

/** Collapses spaces as browsers do; a single non-breaking space becomes an ordinary one, several together are an indentation. */
function collapsed(text: string): string {
  return text
    .replaceAll(reserved, '')
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(/(?<![\s\u00A0]|^)\u00A0(?![\s\u00A0]|$)/g, ' ');
}

/** Trims a line; non-breaking spaces that indent its beginning become entities. */
function trimmed(line: string): string {
  const text = line.trimEnd().replace(/^[ \t]+/, '');
  const inset = /^[\u00A0 ]{2,}/.exec(text)?.[0].length ?? 0;
  return inset > 0 ? '&nbsp;'.repeat(inset) + text.slice(inset) : text.trimStart();
}
