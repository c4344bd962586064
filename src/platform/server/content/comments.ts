/** Position of an HTML comment in Markdown, from its first character to after its last; code contains none. */
export interface Comment {
  readonly start: number;
  /** End of the text if the comment is not closed. */
  readonly end: number;
  readonly isOpen: boolean;
}

/** Finds the comments of a text as authors mean them, including those that span empty lines. */
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
      // linear: reads one run of backticks or tildes
      const isFence = /[`~]{3,}$/.test(sign);
      marks.lastIndex = isFence && isLineStart(text, index) ? fenceEnd(text, sign, index) : spanEnd(text, sign, index);
    }
  }
  return found;
}

/** Removes comments that span empty lines but keeps their line breaks; the renderer finds the other comments itself. */
export function withoutLongComments(text: string): string {
  return cut(text, (comment) => (/\n[ \t\r]*\n/.test(comment) ? '\n'.repeat(comment.split('\n').length - 1) : comment));
}

/** Removes the comments from a text. */
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

/** Position after the line that closes a block of code; the end of the text if none does. */
function fenceEnd(text: string, opener: string, index: number): number {
  const mark = opener.trimStart().replace(/^[>\s]*(?:[-*+]\s+)?/, '');
  let at = text.indexOf('\n', index);
  while (at >= 0) {
    const next = text.indexOf('\n', at + 1);
    const line = text
      .slice(at + 1, next < 0 ? text.length : next)
      .replace(/^[ \t>]+/, '')
      .trimEnd();
    if (line.startsWith(mark) && line === mark[0]!.repeat(line.length)) return next < 0 ? text.length : next;
    at = next;
  }
  return text.length;
}

/** End of the inline code that these backticks open; the end of the backticks if they open none in their paragraph. */
function spanEnd(text: string, ticks: string, index: number): number {
  const behind = index + ticks.length;
  const blockEnd = /\n[ \t\r]*\n/g;
  blockEnd.lastIndex = behind;
  const until = blockEnd.exec(text)?.index ?? text.length;
  for (const { 0: row, index: at } of text.slice(behind, until).matchAll(/`+/g))
    if (row.length === ticks.length) return behind + at + row.length;
  return behind;
}
