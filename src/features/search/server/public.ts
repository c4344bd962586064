import { SearchIndex } from './search-index.ts';

/**
 * Indexes of the titles that the words may mean although no title starts with them, best first. Tolerates typing errors as
 * the site search does.
 */
export async function titlesMeant(words: string, titles: readonly string[]): Promise<number[]> {
  const index = new SearchIndex();
  const all = { kind: 'page', text: '', courseId: null, isShown: () => true } as const;
  await index.update(titles.map((title, place) => () => ({ ...all, title, path: String(place) })));
  return index.search(words, 'all', titles.length, () => true).map(({ path }) => Number(path));
}
