import type { Article } from '../article.ts';

const facts = import.meta.glob<Article>('../articles/*.md', { eager: true, query: '?facts', import: 'default' });

/** Every article, the newest first. */
export const articles: readonly Article[] = Object.values(facts).toSorted((a, b) => b.date.localeCompare(a.date));

/** Throws where there is no article of that name. */
export function getArticle(slug: string): Article {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`no article ${slug}`);
  return article;
}

interface Neighbours {
  /** Published before this one; undefined for the oldest. */
  readonly older: Article | undefined;
  readonly newer: Article | undefined;
}

export function neighboursOf(slug: string): Neighbours {
  const at = articles.findIndex((article) => article.slug === slug);
  return { older: articles[at + 1], newer: articles[at - 1] };
}
