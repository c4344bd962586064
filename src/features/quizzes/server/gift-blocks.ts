/** Source of one question in a GIFT file. */
export interface GiftBlock {
  /** First line, from 1. */
  readonly line: number;
  /** Numbers of the lines within it that begin with `//`, which are left out. */
  readonly comments: readonly number[];
  /** Section of the lesson, from a comment `// [section:id]` before the question; '' without one. */
  readonly section: string;
  /** Text before the braces, without the title. */
  readonly before: string;
  /** Text between the braces; null if there is a fault. */
  readonly answers: string | null;
  /** Text after the braces: the answer is then a missing word within the text. */
  readonly after: string;
  /** Reason why its answers cannot be determined; empty if they are clear. */
  readonly fault: string;
  /** True if other pairs of braces were taken for text. */
  readonly isGuess: boolean;
}

const escapable = '~=#{}:\\';
/**
 * First of the characters that replace escaped ones during parsing; no text contains them, since they are for private
 * use.
 */
const privateUse = 0xe000;

/** Splits a GIFT file into questions: empty lines separate them, `//` begins a comment, `$CATEGORY` a heading. */
export function giftBlocks(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let comments: number[] = [];
  let line = 0;
  let section = '';
  for (const [index, raw] of [...source.replace(/^\uFEFF/, '').split(/\r\n?|\n/), ''].entries()) {
    if (/^\s*(?:\/\/|\$CATEGORY:)/i.test(raw)) {
      const named = sectionIn(raw);
      section = named || section;
      if (lines.length > 0 && named === '') comments.push(index + 1);
    } else if (raw.trim() !== '') {
      if (lines.length === 0) line = index + 1;
      lines.push(raw);
    } else if (lines.length > 0) {
      blocks.push({ ...blockOf(hide(lines.join('\n').trim())), line, comments, section });
      lines = [];
      comments = [];
      section = '';
    }
  }
  return blocks;
}

/** Id in a comment `// [section:id]`, which other readers of GIFT skip. */
function sectionIn(comment: string): string {
  const [, id = ''] = /\[section:([^[\]]*)\]/i.exec(comment) ?? [];
  return id.trim();
}

function blockOf(text: string): Omit<GiftBlock, 'line' | 'comments' | 'section'> {
  const nameEnd = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  const named = nameEnd < 0 || text.slice(0, nameEnd).includes('\n') ? text : text.slice(nameEnd + 2);
  const braces = bracesIn(named);
  if (braces.fault !== '') return { before: named, answers: null, after: '', fault: braces.fault, isGuess: false };
  const [start, end] = braces.answers;
  return {
    before: named.slice(0, start).trim(),
    answers: named.slice(start + 1, end).trim(),
    after: named.slice(end + 1).trim(),
    fault: '',
    isGuess: braces.isGuess,
  };
}

interface Braces {
  readonly answers: readonly [start: number, end: number];
  readonly fault: string;
  readonly isGuess: boolean;
}

const escapes = String.raw`Write \{ and \} for braces that belong to the text`;

/** Finds the pair of braces that holds the answers: code may contain others, which should have been escaped. */
function bracesIn(text: string): Braces {
  const pairs: [number, number][] = [];
  const fault = (message: string): Braces => ({ answers: [0, 0], fault: message, isGuess: false });
  let [depth, start] = [0, 0];
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) start = index;
      depth += 1;
    } else {
      if (depth === 0) return fault(`a } has no { before it. ${escapes}`);
      depth -= 1;
      if (depth === 0) pairs.push([start, index]);
    }
  }
  if (depth > 0) return fault(`a brace { is not closed before the next empty line. ${escapes}`);
  const [only] = pairs;
  if (!only) return fault('it has no answers in braces { }. Text by itself belongs in the lesson');
  const likely = pairs.filter(([from, to]) => isAnswers(text.slice(from + 1, to).trim(), pairs.length === 1));
  if (pairs.length === 1 && likely.length === 0)
    return fault(`its braces hold no answer: each begins with =, ~ or #. ${escapes}`);
  if (likely.length !== 1) return fault(`it has ${pairs.length} pairs of braces. ${escapes}`);
  const [answers] = likely as [[number, number]];
  if (/[{}]/.test(text.slice(answers[0] + 1, answers[1]))) return fault(`braces stand within the answers. ${escapes}`);
  return { answers, fault: '', isGuess: pairs.length > 1 };
}

/** Returns true if the text between braces contains answers. An essay has none: its only braces are empty. */
function isAnswers(text: string, isOnly: boolean): boolean {
  if (text === '') return isOnly;
  return /^[=~#]/.test(text) || /^(?:T|TRUE|F|FALSE)\s*(?:#|$)/i.test(text);
}

function hide(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\])/g, (_, sign: string) =>
    String.fromCharCode(privateUse + escapable.indexOf(sign)),
  );
}

/** Replaces escape sequences by the characters that they stand for. */
export function shown(text: string): string {
  return text
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/[\uE000-\uE006]/g, (sign) => escapable[sign.charCodeAt(0) - privateUse] ?? '');
}
