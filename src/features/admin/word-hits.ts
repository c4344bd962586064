/** From where up to where a text has something that was looked for. */
export type Hit = readonly [start: number, end: number];

const wordStart = '(?<![\\p{L}\\p{N}])';

/** The words of what somebody typed. */
export function wordsOf(typed: string): string[] {
  return typed.split(/\s+/u).filter((word) => word !== '');
}

/** Where words of the text begin with one of these, in whichever letter case: the longest of them at each place. */
export function hitsIn(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(literally);
  const begins = new RegExp(`${wordStart}(?:${longestFirst.join('|')})`, 'giu');
  return [...text.matchAll(begins)].map(({ index, 0: hit }) => [index, index + hit.length]);
}

/** Tells of texts, of which there may be thousands, whether each of these words begins one of theirs. */
export function fitting(words: readonly string[]): (text: string) => boolean {
  const each = words.map((word) => new RegExp(`${wordStart}${literally(word)}`, 'iu'));
  return (text) => each.every((begins) => begins.test(text));
}

function literally(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
