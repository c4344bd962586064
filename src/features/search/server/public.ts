import { SearchIndex } from './search-index.ts';

/**
 * Which of these titles somebody may have meant by words that begin none of them, by their places, best first: typing errors are borne as in the
 * search over the site.
 */
export async function titlesMeant(words: string, titles: readonly string[]): Promise<number[]> {
  const index = new SearchIndex();
  const all = { kind: 'page', text: '', courseId: null, isShown: () => true } as const;
  await index.update(titles.map((title, place) => () => ({ ...all, title, path: String(place) })));
  return index.search(words, 'all', titles.length, () => true).map(({ path }) => Number(path));
}
