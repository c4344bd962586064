import { attributionLength } from './attribution.ts';
import { beginsHeaderBlock } from './header-block.ts';
import { isForwardMark, isReplySeparator } from './separators.ts';
import { betweenRules, isBlank, isQuoted, tidy, unquoted } from './tidy.ts';

const linesOfAttribution = 5;
/** Decoding can turn few lines into many, and each is compared with those below it. */
const linesMax = 5000;

/** Answer and quotation, which together are the whole text. */
interface Split {
  readonly words: string;
  /** Answered mail with the line above it; null if that is not certain. */
  readonly quoted: string | null;
}

/**
 * Separates an answer from the mail quoted at its end. Splits only at a line written by a mail program: a quotation
 * with answers below it stays in the answer, and `>` alone may begin anything.
 */
export function splitQuote(text: string): Split {
  const lines = text.trimEnd().split('\n');
  const start = lines.length > linesMax ? null : quoteStart(lines);
  if (start === null || lines.slice(0, start).every(isBlank)) return { words: text.trimEnd(), quoted: null };
  return { words: lines.slice(0, start).join('\n').trimEnd(), quoted: lines.slice(start).join('\n').trim() };
}

function quoteStart(lines: readonly string[]): number | null {
  const tail = markedTail(lines);
  for (let line = 0; line < tail; line += 1) {
    if (isForwardMark(lines[line]!)) return null;
    const start = startAt(lines, line, tail);
    if (start !== null) return start;
  }
  return beginsWithAttribution(lines.slice(tail)) ? tail : null;
}

/** Index of the first of the `>` lines that run to the end; the number of lines if there are none. */
function markedTail(lines: readonly string[]): number {
  let start = lines.length;
  while (start > 0 && (isQuoted(lines[start - 1]!) || isBlank(lines[start - 1]!))) start -= 1;
  // Lines with only `>>>` are Python prompts.
  const isQuotation = lines.slice(start).some((line) => isQuoted(line) && !isQuoted(unquoted(line)));
  return isQuotation ? start : lines.length;
}

/** Index where the quotation begins if this line is the last one above it or begins a header block; null otherwise. */
function startAt(lines: readonly string[], line: number, tail: number): number | null {
  if (isQuoted(lines[line]!) || isBlank(lines[line]!)) return null;
  if (isReplySeparator(lines[line]!)) return line;
  if (beginsHeaderBlock(lines, line)) return startOfBlock(lines, line);
  let next = line + 1;
  while (next < lines.length && isBlank(lines[next]!)) next += 1;
  if (next === lines.length) return null;
  const isMarked = isQuoted(lines[next]!);
  if (isMarked && next < tail) return null;
  const length = attributionLength(lines, line + 1, isMarked ? 'marked' : 'unmarked');
  return length === 0 ? null : line + 1 - length;
}

/** Index of the first line of a header block, with the rule above it. */
function startOfBlock(lines: readonly string[], first: number): number {
  let above = first - 1;
  while (above >= 0 && isBlank(lines[above]!)) above -= 1;
  return above >= 0 && betweenRules(tidy(lines[above]!)) !== null ? above : first;
}

/** Returns true if a quotation begins with the line that names its author: Apple Mail puts it inside. */
function beginsWithAttribution(marked: readonly string[]): boolean {
  const lines = marked.map(unquoted);
  const first = lines.findIndex((line) => !isBlank(line));
  const beginning = first === -1 ? [] : lines.slice(first, first + linesOfAttribution);
  return beginning.some((_, line) => attributionLength(beginning, line + 1, 'marked') === line + 1);
}
