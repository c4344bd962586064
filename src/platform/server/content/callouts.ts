import type { Token, TokenizerAndRendererExtension, TokenizerThis, Tokens } from 'marked';

/** Kinds of callouts, by the names that this and other systems use. */
const kinds: Readonly<Record<string, string>> = {
  ...named('note', 'note info important abstract summary seealso question example quote todo'),
  ...named('tip', 'tip hint success check done'),
  ...named('warning', 'warning caution danger attention error failure bug'),
};

function named(kind: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

/** Length within which a callout's end is searched; without a limit, each callout that has no end would cost a full scan. */
export const calloutMaxLength = 5000;
const opener = /^(:{3,})[ \t]*([a-z]+)(?:\[([^\]\n]*)\])?([^\n]*)/i;

interface Fenced {
  readonly raw: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Callout from `:::name Title` to a line of as many colons; others may be nested in it. */
export function fencedAt(source: string): Fenced | undefined {
  const [head, colons = '', name = '', bracketed, rest = ''] = opener.exec(source) ?? [];
  if (head === undefined) return undefined;
  const title = (bracketed ?? rest).trim();
  if (title.endsWith(colons) && bracketed === undefined) {
    const behind = /^\n+/.exec(source.slice(head.length))?.[0] ?? '';
    return { raw: head + behind, name: name.toLowerCase(), title: '', text: title.slice(0, -colons.length).trim() };
  }
  let depth = 1;
  for (let at = head.length; source[at] === '\n' && at < head.length + calloutMaxLength;) {
    const next = source.indexOf('\n', at + 1);
    const end = next < 0 ? source.length : next;
    const line = source.slice(at + 1, end).trimEnd();
    if (line === colons) depth -= 1;
    else if (opener.exec(line)?.[1] === colons && !line.endsWith(colons)) depth += 1;
    if (depth === 0) {
      const behind = /^\n*/.exec(source.slice(end))?.[0] ?? '';
      return {
        raw: source.slice(0, end) + behind,
        name: name.toLowerCase(),
        title,
        text: source.slice(head.length + 1, at),
      };
    }
    at = end;
  }
  return undefined;
}

/** Returns whether a callout begins here but has no end, so that it is read as text. */
export function isOpenCallout({ type, raw }: Token): boolean {
  const name = opener.exec(raw)?.[2]?.toLowerCase() ?? '';
  return type === 'paragraph' && (Object.hasOwn(kinds, name) || name === 'description');
}

/** Callouts as this system, GitHub (`> [!NOTE]`) and MkDocs (`!!! note`) write them. */
export const callout: TokenizerAndRendererExtension = {
  name: 'callout',
  level: 'block',
  start(source) {
    const found = /\n(?:[ \t]*\n|(?<line>:::|!!! |\?\?\?\+? |>[ \t]*\[!))/.exec(source);
    return found?.groups?.['line'] === undefined ? undefined : found.index + 1;
  },
  tokenizer(source) {
    const found = fencedAt(source) ?? quotedAt(source) ?? indentedAt(source);
    const kind = found && Object.hasOwn(kinds, found.name) ? kinds[found.name] : undefined;
    return found && kind ? tokenOf(this, kind, found) : undefined;
  },
  renderer({ kind, title, tokens = [] }) {
    const head =
      (title as Token[]).length > 0 ? `<p><strong>${this.parser.parseInline(title as Token[])}</strong></p>\n` : '';
    return `<aside data-callout="${String(kind)}">\n${head}${this.parser.parse(tokens)}</aside>\n`;
  },
  childTokens: ['title', 'tokens'],
};

function tokenOf({ lexer }: TokenizerThis, kind: string, { raw, title, text }: Fenced): Tokens.Generic {
  const { top } = lexer.state;
  // Its text becomes paragraphs even in a list without empty lines.
  lexer.state.top = true;
  const tokens = lexer.blockTokens(text, []);
  lexer.state.top = top;
  return { type: 'callout', raw, kind, title: lexer.inlineTokens(title, []), tokens };
}

/** Callout from `> [!NOTE]` and the quoted lines after it. */
function quotedAt(source: string): Fenced | undefined {
  const [head, name = '', title = ''] = /^ {0,3}>[ \t]*\[!([a-z]+)\][+-]?([^\n]*)/i.exec(source) ?? [];
  if (head === undefined) return undefined;
  const lines = linesFrom(source, head.length, (line) => /^ {0,3}>/.test(line));
  return {
    raw: source.slice(0, head.length + lines.length),
    name: name.toLowerCase(),
    title: title.trim(),
    text: lines.replaceAll(/^ {0,3}> ?/gm, '').trim(),
  };
}

/** Callout from `!!! note "Title"` and the indented lines after it; `???`, which would fold them, is read alike. */
function indentedAt(source: string): Fenced | undefined {
  const [head, name = '', rest = ''] = /^(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)([^\n]*)/i.exec(source) ?? [];
  if (head === undefined) return undefined;
  const lines = linesFrom(source, head.length, (line) => line.trim() === '' || /^(?: {4}|\t)/.test(line));
  const from = rest.indexOf('"');
  return {
    raw: source.slice(0, head.length + lines.length),
    name: name.toLowerCase(),
    title: from < 0 ? '' : rest.slice(from + 1, Math.max(from + 1, rest.lastIndexOf('"'))),
    text: lines.replaceAll(/^(?: {4}|\t)/gm, '').trim(),
  };
}

/** Lines after `from` that belong to the callout, each with its preceding line break. */
function linesFrom(source: string, from: number, belongs: (line: string) => boolean): string {
  let at = from;
  while (source[at] === '\n') {
    const next = source.indexOf('\n', at + 1);
    const end = next < 0 ? source.length : next;
    if (!belongs(source.slice(at + 1, end))) break;
    at = end;
  }
  return source.slice(from, at);
}
