import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

/** Route of an article's page. */
export const articlePage = '/blog/$slug';

/** An article as in the list, and in the head of its page. */
export const Article = z.object({
  /** Last segment of its URL. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The day it was published, as `YYYY-MM-DD`. */
  date: z.string(),
  /** True if the article and its author came with the software. */
  isExample: z.boolean(),
  /** The author, who teaches a course; the course is shown beside the name. */
  author: z.object({ name: z.string(), profession: z.string(), courseId: z.string(), courseTitle: z.string() }),
  tags: z.array(z.string()),
  /** Whole minutes, at least 1. */
  readingMinutes: z.int(),
});

export type Article = Readonly<z.infer<typeof Article>>;

/** An article with its headings and its text: HTML from Markdown, without any markup of the author's own. */
export const WholeArticle = z.extend(Article, {
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** An article with its text. */
export type WholeArticle = Readonly<z.infer<typeof WholeArticle>>;
export type ArticleSection = WholeArticle['sections'][number];

export const blogRoutes = {
  'GET /api/articles': {
    operation: 'listArticles',
    summary: 'List all articles without their texts, newest first',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Article) }) },
    reusable: true,
  },
  'GET /api/articles/{slug}': {
    operation: 'getArticle',
    summary: 'Get an article with its text',
    access: 'anyone',
    params: z.object({ slug: Id }),
    success: { status: 200, body: WholeArticle },
    errors: { 'article-not-found': { status: 404, message: 'This article does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
