import type * as z from 'zod/mini';
import type { SearchResult } from '../contract.ts';
import { type Word, wordsOf } from './words.ts';

export type Result = z.infer<typeof SearchResult>;

/** Something that can be found, with its words taken apart. */
export interface Entry {
  readonly kind: Result['kind'];
  readonly title: string;
  readonly path: string;
  readonly text: string;
  readonly titleWords: readonly Word[];
  readonly textWords: readonly Word[];
}

const excerptMaxLength = 160;
const excerptLeadLength = 40;
const queryWordsMax = 10;
/** Shorter ones stand inside too many words to mean anything there. */
const innerMatchMinLength = 3;
/** The title counts for more than all text can. */
const titleWeight = 10;
/** The number of words found counts before how well they fit. */
const foundWeight = 1000;

export function makeEntry(given: Pick<Entry, 'kind' | 'title' | 'path' | 'text'>): Entry {
  return { ...given, titleWords: wordsOf(given.title), textWords: wordsOf(given.text) };
}

/** The entries that hold the words of the query (all of them, or any), best first; of equals, in the order given. */
export function rank(entries: readonly Entry[], query: string, match: 'all' | 'any', limit: number): Result[] {
  const wanted = [...new Set(wordsOf(query).map(({ folded }) => folded))].slice(0, queryWordsMax);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted, match) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ entry }) => ({
      kind: entry.kind,
      title: entry.title,
      path: entry.path,
      excerpt: excerptOf(entry, wanted),
    }));
}

function scoreOf(entry: Entry, wanted: readonly string[], match: 'all' | 'any'): number {
  const fits = wanted.map((word) =>
    Math.max(titleWeight * bestFit(entry.titleWords, word), bestFit(entry.textWords, word)),
  );
  const found = fits.filter((fit) => fit > 0);
  if (match === 'all' && found.length < wanted.length) return 0;
  return found.reduce((sum, fit) => sum + fit + foundWeight, 0);
}

function bestFit(words: readonly Word[], wanted: string): number {
  return words.reduce((best, word) => Math.max(best, fitOf(word, wanted)), 0);
}

/** 3: the whole word; 2: how it begins; 1: inside it; 0: not at all. */
function fitOf({ folded }: Word, wanted: string): number {
  if (folded === wanted) return 3;
  if (folded.startsWith(wanted)) return 2;
  return wanted.length >= innerMatchMinLength && folded.includes(wanted) ? 1 : 0;
}

/** The text around its first word that was looked for; its beginning if there is none. */
function excerptOf({ text, textWords }: Entry, wanted: readonly string[]): string {
  if (text.length <= excerptMaxLength) return text;
  const hit = textWords.find((word) => wanted.some((each) => fitOf(word, each) > 0))?.start ?? 0;
  const lead = hit + excerptLeadLength < excerptMaxLength ? 0 : hit - excerptLeadLength;
  const start = lead === 0 ? 0 : (textWords.find((word) => word.start >= lead)?.start ?? lead);
  const isToTheEnd = text.length - start <= excerptMaxLength;
  const end = isToTheEnd ? text.length : text.lastIndexOf(' ', start + excerptMaxLength);
  const part = text.slice(start, end > start ? end : start + excerptMaxLength);
  // Without a space: a line break would leave the dots alone.
  return `${start === 0 ? '' : '…'}${isToTheEnd ? part : `${part.replace(/[\s\p{P}]+$/u, '')}…`}`;
}
