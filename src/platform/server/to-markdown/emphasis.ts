/**
 * Placeholders for marks until a line is complete, because a mark's neighbors decide whether it can open or close. They are private-use characters,
 * which no text has.
 */
const opens: Readonly<Record<string, string>> = { '\uE110': '**', '\uE111': '*', '\uE112': '~~' };
const closes: Readonly<Record<string, string>> = { '\uE120': '**', '\uE121': '*', '\uE122': '~~' };
const openOf: Readonly<Record<string, string>> = { '\uE120': '\uE110', '\uE121': '\uE111', '\uE122': '\uE112' };
const pairs = { strong: ['\uE110', '\uE120'], em: ['\uE111', '\uE121'], del: ['\uE112', '\uE122'] } as const;

export type Emphasis = keyof typeof pairs;

/** Matches the placeholders above, which are removed from a text that has them. */
export const privateMarks = /[\uE110-\uE112\uE120-\uE122]/g;

/** Marks each line as emphasized, inside its outer spaces, because emphasis cannot span paragraphs. */
export function emphasized(kind: Emphasis, inner: string): string {
  const [open, close] = pairs[kind];
  return inner
    .split('\n')
    .map((line) => {
      const text = line.trim();
      if (text === '') return line;
      const start = line.indexOf(text);
      return `${line.slice(0, start)}${open}${text}${close}${line.slice(start + text.length)}`;
    })
    .join('\n');
}

interface Piece {
  /** Mark, or one character of the text. */
  readonly sign: string;
  /** Index of the other mark of its pair. */
  other?: number;
  /** True if the mark is left out because readers would see it. */
  isGone?: boolean;
}

/** Replaces a line's placeholders by Markdown's marks, and leaves out pairs that would show as stars. */
export function resolveEmphasis(line: string, onLeftOut: () => void): string {
  if (line.search(privateMarks) < 0) return line;
  const pieces: Piece[] = Array.from(line).map((sign) => ({ sign }));
  const open: number[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.sign in opens) open.push(at);
    if (!(piece.sign in closes)) continue;
    const partner = open.pop();
    if (partner === undefined || pieces[partner]?.sign !== openOf[piece.sign]) piece.isGone = true;
    else [piece.other, pieces[partner]!.other] = [partner, at];
  }
  for (const [at, piece] of pieces.entries())
    if (piece.sign in opens && !stands(pieces, at)) {
      leaveOut(pieces, at);
      onLeftOut();
    }
  return pieces
    .map(({ sign, isGone }) => (isMark(sign) ? (isGone ? '' : (opens[sign] ?? closes[sign])) : sign))
    .join('');
}

/**
 * Returns whether a pair renders under CommonMark's rule: beside a letter, a mark cannot have punctuation on its inner
 * side.
 */
function stands(pieces: readonly Piece[], at: number): boolean {
  const end = pieces[at]?.other;
  if (end === undefined) return false;
  const [first, last] = [signFrom(pieces, at + 1, 1), signFrom(pieces, end - 1, -1)];
  const [before, after] = [signFrom(pieces, at - 1, -1), signFrom(pieces, end + 1, 1)];
  // Two adjacent pairs would make one row of stars.
  const isBeside = pieces[at - 1]?.sign !== undefined && pieces[at - 1]!.sign in closes && !pieces[at - 1]!.isGone;
  return !isBeside && (!isPunctuation(first) || isEdge(before)) && (!isPunctuation(last) || isEdge(after));
}

function leaveOut(pieces: Piece[], at: number): void {
  const { other } = pieces[at]!;
  pieces[at]!.isGone = true;
  if (other !== undefined) pieces[other]!.isGone = true;
}

function signFrom(pieces: readonly Piece[], from: number, step: 1 | -1): string {
  for (let at = from; at >= 0 && at < pieces.length; at += step) {
    const { sign } = pieces[at]!;
    if (!isMark(sign)) return sign;
  }
  return '';
}

function isMark(sign: string): boolean {
  return sign in opens || sign in closes;
}

function isPunctuation(sign: string): boolean {
  return /[\p{P}\p{S}]/u.test(sign);
}

/**
 * Returns whether a mark may open or close beside a character. Letters written without spaces count as edges, as in the
 * renderer.
 */
function isEdge(sign: string): boolean {
  return (
    sign === '' || /[\s\p{P}\p{S}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign)
  );
}
