/** A word of a text, ready to be compared. */
export interface Word {
  /** Without case and accents. */
  readonly folded: string;
  /** Where it stands in the text that it was taken from. */
  readonly start: number;
  readonly end: number;
  /** What it is put together of, as programmers do: `java` and `script` of JavaScript. */
  readonly parts: readonly string[];
}

const anyWord = /[\p{L}\p{N}\p{M}]+/gu;
const seam = /(?<=\p{Ll})(?=\p{Lu})/u;

/** The words of a text, one by one: letters, digits and the marks upon them. */
export function* eachWord(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(anyWord)) {
    const parts = word.split(seam);
    const start = index;
    yield { folded: fold(word), start, end: start + word.length, parts: parts.length > 1 ? parts.map(fold) : [] };
  }
}

/** What a text is found by. */
export function termsOf(text: string): string[] {
  return [...eachWord(text)].flatMap(({ folded, parts }) => [folded, ...parts]);
}

/** Case and accents away; upper case first, so that ß meets SS. */
function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
