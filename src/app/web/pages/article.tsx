import type { blogRoutes } from '../../../features/blog/contract.ts';
import { type ArticleContent, ArticlePage, readArticle } from '../../../features/blog/web/pages/article-page.tsx';
import type { PageReading } from '../../../platform/contract/reading.ts';
import { throwNotFound, usePageContent } from '../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';

export async function read({ params: { slug = '' }, ...reading }: PageReading<typeof blogRoutes>) {
  const content = await readArticle(reading, slug);
  if (!content) throwNotFound();
  return content;
}

/** Page /blog/{slug}. */
export function Page() {
  const content = usePageContent<typeof read>();
  return <ArticlePage key={content.article.slug} {...content} />;
}

export function describe(_: Record<string, string>, { article }: ArticleContent): PageMeta {
  const { title, description } = article;
  return { title, description };
}
