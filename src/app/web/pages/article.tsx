import { useLoaderData, useParams } from '@tanstack/react-router';
import { getArticle } from '../../../features/blog/web/articles.ts';
import { ArticlePage } from '../../../features/blog/web/pages/article-page.tsx';
import type { PageMeta } from '../../../platform/web/page-meta.ts';

/** /blog/{slug}; the route's loader has its text, and says not-found where there is none. */
export function Page() {
  const { slug } = useParams({ from: '/blog/$slug' });
  const body = useLoaderData({ from: '/blog/$slug' });
  return <ArticlePage key={slug} article={getArticle(slug)} body={body} />;
}

export function describe({ slug = '' }: Record<string, string>): PageMeta {
  return getArticle(slug);
}
