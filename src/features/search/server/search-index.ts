import { setImmediate as othersTurn } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import type * as z from 'zod/mini';
import type { SearchResult } from '../contract.ts';
import type { MakeDocument, SearchDocument } from './documents.ts';
import { excerptOf, marksIn } from './excerpt.ts';
import { withoutFillers } from './fillers.ts';
import { type QueryWord, queryWords, rowsOf, termsOf } from './words.ts';

type Result = z.infer<typeof SearchResult>;

/** Longest time in milliseconds that an update blocks other work. */
const sliceMs = 10;
const queryWordsMax = 10;
/** Longest word that is matched fuzzily: each letter adds words to look up. One character may fold to eighteen letters. */
const guessedLengthMax = 40;
const fields = ['title', 'text', 'hints'];
/** A match in the title outweighs all matches in the text. */
const boost = { title: 10 };
/** Courses rank above jobs that match equally well. */
const kindBoosts: Partial<Record<SearchDocument['kind'], number>> = { course: 1.5, opening: 0.7 };
const weights = { prefix: 0.3, fuzzy: 0.2 };

interface Stored {
  readonly id: number;
  /** Position in the list of all documents. */
  readonly rank: number;
  readonly document: SearchDocument;
}

/** Full-text index of the site, in the memory of the process: it behaves the same on both database engines. */
export class SearchIndex {
  readonly #index = new MiniSearch<{ id: number; title: string; text: string; hints: string }>({
    fields,
    tokenize: termsOf,
    processTerm: (term) => term,
    // Queries are passed word by word.
    searchOptions: { tokenize: (word) => [word] },
    // Done with each update instead, so that all processes score alike.
    autoVacuum: false,
  });
  /** By identity, not by address alone: two documents may have the same address. */
  readonly #stored = new Map<string, Stored>();
  readonly #byId = new Map<number, Stored>();
  #lastId = 0;

  /** Adds what is new or changed and removes what is gone; yields to other work in between. */
  async update(makes: readonly MakeDocument[]): Promise<void> {
    const gone = new Set(this.#stored.keys());
    let begun = performance.now();
    for (const [rank, make] of makes.entries()) {
      const document = make();
      if (document) gone.delete(this.#put(document, rank));
      if (performance.now() - begun < sliceMs) continue;
      await othersTurn();
      begun = performance.now();
    }
    for (const key of gone) this.#forget(key);
    if (this.#index.dirtCount > 0) await this.#index.vacuum();
  }

  /** Documents that contain all words of the query, or any of them; best first, ties in the order of listing. */
  search(query: string, match: 'all' | 'any', limit: number, isShown: (document: SearchDocument) => boolean): Result[] {
    const words = withoutFillers(queryWords(query)).slice(0, queryWordsMax);
    if (words.length === 0) return [];
    const filter = ({ id }: { id: number }) => isShown(this.#byId.get(id)!.document);
    const boostDocument = (id: number) => kindBoosts[this.#byId.get(id)!.document.kind] ?? 1;
    const rankOf = (id: unknown) => this.#byId.get(id as number)!.rank;
    const exact = words.map((word, place) => queryOf(word, place === words.length - 1));
    const look = (queries: readonly Query[]) =>
      this.#index.search(
        { queries: [...queries], combineWith: match === 'all' ? 'AND' : 'OR' },
        { filter, boost, weights, boostDocument },
      );
    const isThere = (each: Query) => this.#index.search(each, { filter }).length > 0;
    const asTyped = look(exact);
    // Guesses only if that finds nothing: a word that is in the index is meant as typed.
    const found =
      asTyped.length > 0
        ? asTyped
        : look(
            exact.map((each, place) =>
              isThere(each) ? each : guesses(words[place]!.folded, place === words.length - 1),
            ),
          );
    const places = new Set<string>();
    const results: Result[] = [];
    for (const { id, match: matched } of found.toSorted((a, b) => b.score - a.score || rankOf(a.id) - rankOf(b.id))) {
      const { document } = this.#byId.get(id as number)!;
      if (places.has(document.path)) continue;
      places.add(document.path);
      results.push(present(document, new Set(Object.keys(matched))));
      if (results.length === limit) break;
    }
    return results;
  }

  #put(document: SearchDocument, rank: number): string {
    const { path, courseId, title, text, hints = '' } = document;
    // Several questions may share one address.
    const key = `${path} ${courseId ?? ''} ${path.includes('#') ? title : ''}`;
    const before = this.#stored.get(key);
    if (before?.document.title === title && before.document.text === text && (before.document.hints ?? '') === hints) {
      // The texts are unchanged; its visibility may have changed.
      this.#keep(key, { id: before.id, rank, document });
      return key;
    }
    this.#forget(key);
    this.#lastId += 1;
    this.#index.add({ id: this.#lastId, title, text, hints });
    this.#keep(key, { id: this.#lastId, rank, document });
    return key;
  }

  #keep(key: string, stored: Stored): void {
    this.#stored.set(key, stored);
    this.#byId.set(stored.id, stored);
  }

  #forget(key: string): void {
    const stored = this.#stored.get(key);
    if (!stored) return;
    this.#index.discard(stored.id);
    this.#byId.delete(stored.id);
    this.#stored.delete(key);
  }
}

/** Query for a word as written; in scripts without spaces, also for its character sequences or the words within it. */
function queryOf({ folded, within }: QueryWord, prefix: boolean): Query {
  const asWord: Query = { queries: [folded], prefix };
  const rows = rowsOf(folded);
  if (rows.length === 0) return asWord;
  const parts = within.filter((word) => word !== folded);
  return {
    combineWith: 'OR',
    queries: [
      asWord,
      { combineWith: 'AND', queries: rows },
      ...(parts.length > 0 ? [{ combineWith: 'AND' as const, queries: parts }] : []),
    ],
  };
}

/** Fuzzy and transposed variants of a term that is not in the index: one wrong letter, two in a long word, or two swapped. */
function guesses(word: string, prefix: boolean): Query {
  if (word.length > guessedLengthMax) return { queries: [word], prefix };
  const fuzzy = word.length < 4 ? false : word.length < 6 ? 1 : 2;
  const swapped = word.length < 4 ? [] : Array.from({ length: word.length - 1 }, (_, at) => swapAt(word, at));
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy, prefix }, ...swapped] };
}

function swapAt(word: string, at: number): string {
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
}

function present({ kind, title, path, text }: SearchDocument, terms: ReadonlySet<string>): Result {
  const excerpt = excerptOf(text, terms);
  return { kind, title, path, excerpt, titleMarks: marksIn(title, terms), excerptMarks: marksIn(excerpt, terms) };
}
