import { spacelessScripts } from '../../../platform/contract/spaceless.ts';

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
const spaceless = new RegExp(`[${spacelessScripts}]`, 'u');
/** The dictionaries are the same for all languages. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a text, one by one: letters, digits and the marks upon them; without spaces, as a dictionary has them. */
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

/** A dictionary may part a word that somebody looks for from what stands beside it elsewhere: rows of signs find it all the same. */
function* wordsWithin(run: string, at: number): Generator<Word> {
  for (const { segment, index } of segmenter.segment(run)) {
    const word = wordOf(segment, at + index);
    const behind = index + segment.length;
    const next = Array.from(fold(run.slice(behind, behind + 8))).slice(0, rowLength(word.folded) - 1);
    const isSpaceless = spaceless.test(segment);
    yield isSpaceless ? { ...word, parts: [...word.parts, ...rowsOf(word.folded + next.join(''))] } : word;
  }
}

/** Letters tell less than signs do, so a row of them is longer. */
function rowLength(folded: string): number {
  return ideograph.test(folded) ? 2 : 4;
}

/** The rows of signs that stand beside each other in a folded word of a script without spaces; none for others. */
export function rowsOf(folded: string): string[] {
  if (!spaceless.test(folded)) return [];
  const signs = Array.from(folded);
  const length = rowLength(folded);
  return signs.slice(length - 1).map((_, place) => signs.slice(place, place + length).join(''));
}

/** Words of a query: with `within`, one whose signs a dictionary would part, and those of the parts that are words by themselves. */
export interface QueryWord {
  readonly folded: string;
  readonly within: readonly string[];
}

/** The words of a query. A single sign of Chinese or Japanese says little, so it stays with what stands beside it. */
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

/** What a text is found by. */
export function termsOf(text: string): string[] {
  return [...eachWord(text)].flatMap(({ folded, parts }) => [folded, ...parts]);
}

/** Case and accents away; upper case first, so that ß meets SS. */
function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
