import { spacelessScripts } from '../../../platform/contract/spaceless.ts';

/** Word of a text, normalized for comparison. */
export interface Word {
  /** Without case and accents. */
  readonly folded: string;
  /** Start in the source text. */
  readonly start: number;
  readonly end: number;
  /** Parts of a compound name, as programmers write it: `java` and `script` of JavaScript. */
  readonly parts: readonly string[];
}

const anyWord = /[\p{L}\p{N}\p{M}]+/gu;
const seam = /(?<=\p{Ll})(?=\p{Lu})/u;
const spaceless = new RegExp(`[${spacelessScripts}]`, 'u');
/** Segmenter with the same dictionaries for all languages. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Iterates over the words of a text: letters, digits and combining marks; in scripts without spaces, dictionary words. */
export function* eachWord(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(anyWord)) {
    if (spaceless.test(word)) yield* wordsWithin(word, start);
    else yield wordOf(word, start);
  }
}

function wordOf(word: string, start: number): Word {
  const parts = word.split(seam);
  return { folded: fold(word), start, end: start + word.length, parts: parts.length > 1 ? parts.map(fold) : [] };
}

/**
 * Dictionary words of a run without spaces, each with character sequences that reach into the next word.
 * The dictionary may split a searched word differently in another context; the sequences still find it.
 */
function* wordsWithin(run: string, at: number): Generator<Word> {
  for (const { segment, index } of segmenter.segment(run)) {
    const word = wordOf(segment, at + index);
    const behind = index + segment.length;
    const next = Array.from(fold(run.slice(behind, behind + 8))).slice(0, rowLength(word.folded) - 1);
    const isSpaceless = spaceless.test(segment);
    yield isSpaceless ? { ...word, parts: [...word.parts, ...rowsOf(word.folded + next.join(''))] } : word;
  }
}

/** Length of a character sequence: letters carry less meaning than ideographs, so theirs is longer. */
function rowLength(folded: string): number {
  return ideograph.test(folded) ? 2 : 4;
}

/** Overlapping character sequences of a folded word in a script without spaces; empty for others. */
export function rowsOf(folded: string): string[] {
  if (!spaceless.test(folded)) return [];
  const signs = Array.from(folded);
  const length = rowLength(folded);
  return signs.slice(length - 1).map((_, place) => signs.slice(place, place + length).join(''));
}

/** Word of a query. If a dictionary would split it, `within` lists the parts that are words by themselves. */
export interface QueryWord {
  readonly folded: string;
  readonly within: readonly string[];
}

/** Splits a query into words. A single Chinese or Japanese character says little, so it is joined to its neighbors. */
export function queryWords(query: string): QueryWord[] {
  const words: QueryWord[] = [];
  let [end, isOne] = [-1, false];
  for (const { folded, start, end: behind } of eachWord(query)) {
    const isSingle = ideograph.test(folded) && Array.from(folded).length === 1;
    const last = words.at(-1);
    if (last && start === end && ideograph.test(last.folded) && (isSingle || isOne) && ideograph.test(folded))
      words[words.length - 1] = {
        folded: last.folded + folded,
        within: [...last.within, ...(isSingle ? [] : [folded])],
      };
    else words.push({ folded, within: isSingle ? [] : [folded] });
    [end, isOne] = [behind, isSingle];
  }
  return [...new Map(words.map((word) => [word.folded, word])).values()];
}

/** Index terms of a text. */
export function termsOf(text: string): string[] {
  return [...eachWord(text)].flatMap(({ folded, parts }) => [folded, ...parts]);
}

/** Removes case and accents; converts to upper case first, so that ß matches SS. */
function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
