/** Where a comment of HTML stands in Markdown, from its first sign to behind its last; code has none. */
export interface Comment {
  readonly start: number;
  /** The end of the text where nothing ends it. */
  readonly end: number;
  readonly isOpen: boolean;
}

/** Comments of a text, as their authors mean them: over empty lines, too. */
export function commentsIn(text: string): Comment[] {
  const found: Comment[] = [];
  if (!text.includes('<!--')) return found;
  const marks = /^[ \t>]*(?:[-*+][ \t]+)?(?:`{3,}|~{3,})|`+|<!--|\\[`<]/gm;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const { 0: sign, index } = mark;
    if (sign === '<!--') {
      const end = text.indexOf('-->', index + 4);
      found.push({ start: index, end: end < 0 ? text.length : end + 3, isOpen: end < 0 });
      if (end < 0) break;
      marks.lastIndex = end + 3;
    } else if (!sign.startsWith('\\')) {
      // linear: of one run of signs
      const isFence = /[`~]{3,}$/.test(sign);
      marks.lastIndex = isFence && isLineStart(text, index) ? fenceEnd(text, sign, index) : spanEnd(text, sign, index);
    }
  }
  return found;
}

/** The text without comments that reach over empty lines, whose lines stay: others the renderer finds where they stand. */
export function withoutLongComments(text: string): string {
  return cut(text, (comment) => (/\n[ \t\r]*\n/.test(comment) ? '\n'.repeat(comment.split('\n').length - 1) : comment));
}

/** The text without comments. */
export function withoutComments(text: string): string {
  return cut(text, () => '');
}

function cut(text: string, instead: (comment: string) => string): string {
  let at = 0;
  const parts = commentsIn(text).map(({ start, end, isOpen }) => {
    const part = text.slice(at, start) + (isOpen ? text.slice(start) : instead(text.slice(start, end)));
    at = end;
    return part;
  });
  return parts.join('') + text.slice(at);
}

function isLineStart(text: string, index: number): boolean {
  return index === 0 || text[index - 1] === '\n';
}

/** Behind the line that closes a block of code; the end of the text where none does. */
function fenceEnd(text: string, opener: string, index: number): number {
  const mark = opener.trimStart().replace(/^[>\s]*(?:[-*+]\s+)?/, '');
  let at = text.indexOf('\n', index);
  while (at >= 0) {
    const next = text.indexOf('\n', at + 1);
    const line = text
      .slice(at + 1, next < 0 ? text.length : next)
      .replace(/^[ \t>]+/, '')
      .trimEnd();
    if (line.startsWith(mark) && line === mark[0]!.repeat(line.length)) return at + 1;
    at = next;
  }
  return text.length;
}

/** Behind inline code that this row of backticks opens; behind the row where it opens none in its paragraph. */
function spanEnd(text: string, ticks: string, index: number): number {
  const behind = index + ticks.length;
  const blockEnd = /\n[ \t\r]*\n/g;
  blockEnd.lastIndex = behind;
  const until = blockEnd.exec(text)?.index ?? text.length;
  for (const { 0: row, index: at } of text.slice(behind, until).matchAll(/`+/g))
    if (row.length === ticks.length) return behind + at + row.length;
  return behind;
}
