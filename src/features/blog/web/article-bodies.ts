import { chunk } from '../../../platform/web/chunk.ts';
import type { ArticleBody } from '../article.ts';

const loads = import.meta.glob<ArticleBody>('../articles/*.md', { import: 'default' });

/** The text of one article; undefined where there is none of that name. Throws `ChunkLoadError` if it does not arrive. */
export async function loadArticleBody(slug: string): Promise<ArticleBody | undefined> {
  const load = loads[`../articles/${slug}.md`];
  return load && (await chunk(load)());
}
