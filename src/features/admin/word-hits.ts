import { spacelessScripts } from '../../platform/contract/spaceless.ts';

/** From where up to where a text has something that was looked for. */
export type Hit = readonly [start: number, end: number];

/** Pattern for the start of a word. After a letter of a script without spaces, any letter may begin one. */
const wordStart = `(?<!(?![${spacelessScripts}])[\\p{L}\\p{N}])`;
const spacelessStart = new RegExp(`^[${spacelessScripts}]`, 'u');

/** Pattern that matches the given text at the start of a word, or anywhere if its script has no spaces. */
function beginningOf(word: string): string {
  return (spacelessStart.test(word) ? '' : wordStart) + literally(word);
}

/** The words of what somebody typed. */
export function wordsOf(typed: string): string[] {
  return typed.split(/\s+/u).filter((word) => word !== '');
}

/** Where words of the text begin with one of these, in whichever letter case: the longest of them at each place. */
export function hitsIn(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(beginningOf);
  const begins = new RegExp(longestFirst.join('|'), 'giu');
  return [...text.matchAll(begins)].map(({ index, 0: hit }) => [index, index + hit.length]);
}

/** Tells of texts, of which there may be thousands, whether each of these words begins one of theirs. */
export function fitting(words: readonly string[]): (text: string) => boolean {
  const each = words.map((word) => new RegExp(beginningOf(word), 'iu'));
  return (text) => each.every((begins) => begins.test(text));
}

function literally(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
