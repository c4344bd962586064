import { Marked, type Token, type Tokens } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import { commentsIn, withoutComments, withoutLongComments } from './comments.ts';
import { blockMaxLength, emphasisMax, emphasisOf } from '../../markdown/safe-markup.ts';
import type { ContentFault } from './faults.ts';
import { directives } from './markdown-directives.ts';
import { openFile } from './open-file.ts';

/** Maximum for one file; nobody reads more. */
const hintsMax = 50;
/** YAML keys that hold programs and their tests. */
const programKeys = new Set(['starter', 'solution', 'visible', 'hidden', 'files']);
/** YAML keys that hold Markdown. */
const markdownKeys = new Set(['text', 'feedback', 'task', 'hints', 'criterion', 'left', 'right']);

const tags: Readonly<Record<string, string>> = {
  a: '[text](address)',
  b: '**text**',
  br: 'a backslash at the end of the line',
  code: '`text`',
  details: 'a separate section with a heading',
  em: '*text*',
  i: '*text*',
  img: '![description](file)',
  kbd: '`text`',
  p: 'an empty line',
  strong: '**text**',
  sub: 'a character such as ₂',
  sup: 'a character such as ²',
  table: 'a table with | between its cells',
};

const calloutAdvice = 'write :::note, :::tip or :::warning on its own line, then the text, then ::: on its own line';
const calloutsElsewhere = 'callouts work only in lessons: write a quote instead (> **Note:** …)';
type Rule = readonly [pattern: RegExp, message: string];
/** Callouts of other systems, at the beginning of a line. */
const calloutRules: readonly Rule[] = [
  [/^:{3,}[ \t]*[a-z]/im, `this kind of callout is shown as plain text: ${calloutAdvice}`],
  [/^(?:!!!|\?\?\?\+?)[ \t]+[a-z]/im, `"!!!" is shown as plain text: ${calloutAdvice}`],
  [/^\[![a-z]+\]/im, `a callout such as [!NOTE] is shown as plain text here: ${calloutAdvice}`],
];
/** Inline syntax of other systems that this one shows as typed. */
const foreign: readonly Rule[] = [
  [/\*\*\S[^*]*\*\*|\*\*[^*]*\S\*\*/, '** is shown as plain text: put a space or a letter next to it, not punctuation'],
  [/~~\S[^~]*~~/, '~~ is shown as plain text: put a space or a letter next to it, not punctuation'],
  [/\[\^[^\]\s]+\]/, 'a footnote is shown as plain text: write it in brackets or at the end of the text'],
  [/^\[\[?toc\]\]?$/im, 'a table of contents is shown as plain text: pages build one from their headings'],
  [/\$\$|\\\(|\\\[/, 'a TeX formula is shown as plain text: write it in words or as code'],
  [/==\S[^=]*==/, '== is shown as plain text: write **text**'],
  [/\{[%:]|\{\{/, 'template syntax ({% or {{) is shown as plain text'],
];

/** Hints about text that may not look as its author intended; the text is still accepted. */
export function hintsOf(path: string, source: string, hasCallouts: boolean): ContentFault[] {
  const { body, data, bodyLine, lineOf } = openFile(path, source);
  const hints: ContentFault[] = [];
  const hint = (line: number, message: string) => {
    if (hints.length < hintsMax && !hints.some((there) => there.line === line && there.message === message))
      hints.push({ path, line, message });
  };
  if (path.endsWith('.md')) lookAt(body, hasCallouts, (line, message) => hint(bodyLine(line), message));
  else if (path.endsWith('.yaml'))
    for (const { text, at } of textsIn(data, [], false))
      lookAt(text, false, (line, message) => hint(lineOf(at) + (text.includes('\n') ? line + 1 : 0), message));
  return hints;
}

function textsIn(
  value: unknown,
  at: readonly PropertyKey[],
  isText: boolean,
): { text: string; at: readonly PropertyKey[] }[] {
  if (typeof value === 'string') return isText ? [{ text: value, at }] : [];
  if (Array.isArray(value)) return value.flatMap((each, place) => textsIn(each, [...at, place], isText));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    programKeys.has(key) ? [] : textsIn(each, [...at, key], markdownKeys.has(key)),
  );
}

function lookAt(text: string, hasCallouts: boolean, hint: (line: number, message: string) => void): void {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  for (const { start, isOpen } of commentsIn(text))
    hint(
      lineAt(start),
      isOpen
        ? 'a comment is not closed (-->), so it is shown'
        : 'a comment is hidden from learners, but stays in the content',
    );
  // Such a text is refused elsewhere, and parsing it takes long.
  const blocks = text.split(/\n[ \t\r]*\n/);
  const signs = blocks.reduce((sum, block) => sum + emphasisOf(block), 0);
  if (signs > emphasisMax || blocks.some(({ length }) => length > blockMaxLength)) return;
  const marked = new Marked(markedCjkFriendly(), { extensions: directives(hasCallouts ? ['exercise'] : []) });
  let line = 0;
  for (const block of marked.lexer(withoutLongComments(text))) {
    void marked.walkTokens([block], (token) => {
      const found = lookAtToken(token, hasCallouts);
      if (found === undefined) return;
      const at = Math.max(0, block.raw.indexOf(token.raw.trim())) + found.at;
      hint(line + block.raw.slice(0, at).split('\n').length - 1, found.message);
    });
    line += block.raw.split('\n').length - 1;
  }
}

interface FoundHint {
  readonly message: string;
  /** Offset in the token. */
  readonly at: number;
}

function lookAtToken(token: Token, hasCallouts: boolean): FoundHint | undefined {
  if (token.type === 'html') return tagIn(withoutComments((token as Tokens.HTML).text));
  const isParagraph = token.type === 'paragraph';
  if (!isParagraph && (token.type !== 'text' || ('tokens' in token && token.tokens !== undefined))) return undefined;
  for (const [pattern, message] of isParagraph ? calloutRules : foreign) {
    const at = token.raw.search(pattern);
    if (at >= 0) return { at, message: isParagraph && !hasCallouts ? calloutsElsewhere : message };
  }
  return undefined;
}

function tagIn(html: string): FoundHint | undefined {
  const name = /<([a-z][a-z0-9]*)/i.exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const instead = Object.hasOwn(tags, name) ? `: write ${tags[name]}` : '';
  return { at: 0, message: `the tag <${name}> is shown as plain text${instead}` };
}
