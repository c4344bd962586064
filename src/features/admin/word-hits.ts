import { spacelessScripts } from '../../platform/contract/spaceless.ts';

/** Range of a match in a text. */
export type Hit = readonly [start: number, end: number];

/** Pattern for the start of a word. After a letter of a script without spaces, any letter may begin one. */
const wordStart = `(?<!(?![${spacelessScripts}])[\\p{L}\\p{N}])`;
const spacelessStart = new RegExp(`^[${spacelessScripts}]`, 'u');

/** Pattern that matches the given text at the start of a word, or anywhere if its script has no spaces. */
function beginningOf(word: string): string {
  return (spacelessStart.test(word) ? '' : wordStart) + literally(word);
}

/** Splits a query into words. */
export function wordsOf(typed: string): string[] {
  return typed.split(/\s+/u).filter((word) => word !== '');
}

/** Finds words of the text that begin with one of these, ignoring case; the longest match at each position. */
export function hitsIn(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(beginningOf);
  const begins = new RegExp(longestFirst.join('|'), 'giu');
  return [...text.matchAll(begins)].map(({ index, 0: hit }) => [index, index + hit.length]);
}

/**
 * Returns a predicate that checks whether each of these words begins a word of the text. Fast for thousands of texts.
 */
export function fitting(words: readonly string[]): (text: string) => boolean {
  const each = words.map((word) => new RegExp(beginningOf(word), 'iu'));
  return (text) => each.every((begins) => begins.test(text));
}

function literally(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
