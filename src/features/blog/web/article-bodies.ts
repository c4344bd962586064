import { notFound } from '@tanstack/react-router';
import { chunk } from '../../../platform/web/chunk.ts';
import type { ArticleBody } from '../article.ts';

const loads = import.meta.glob<ArticleBody>('../articles/*.md', { import: 'default' });

/**
 * The text of one article. Throws `ChunkLoadError` if it does not arrive, and the router's not-found where there is no
 * article of that name.
 */
export async function loadArticleBody(slug: string): Promise<ArticleBody> {
  const load = loads[`../articles/${slug}.md`];
  // oxlint-disable-next-line typescript/only-throw-error -- what the router knows as not found is no Error
  if (!load) throw notFound();
  return chunk(load)();
}
