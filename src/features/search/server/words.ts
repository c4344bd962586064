/** A word of a text, ready to be compared. */
export interface Word {
  /** Without case and accents. */
  readonly folded: string;
  /** Where it begins in the text that it was taken from. */
  readonly start: number;
}

/** The words of a text: letters, digits and the marks upon them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({ folded: fold(word), start: index }));
}

/** Case and accents away; upper case first, so that ß meets SS. */
function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
