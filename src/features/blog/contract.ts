import * as z from 'zod/mini';
import { Id } from '../../platform/contract/text.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** The page of an article, as the table of pages has it. */
export const articlePage = '/blog/$slug';

/** What the list shows of an article, and the head of its page. */
export const Article = z.object({
  /** The last part of its address. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The day it was published, as `YYYY-MM-DD`. */
  date: z.string(),
  /** It came with the software, and so did its author. */
  isExample: z.boolean(),
  /** Articles are written by the people who teach: the course stands beside the name. */
  author: z.object({ name: z.string(), profession: z.string(), courseId: z.string(), courseTitle: z.string() }),
  tags: z.array(z.string()),
  /** Whole minutes, at least 1. */
  readingMinutes: z.int(),
});

/** With its text: HTML made of Markdown, in which no markup of the author's own is left, and its sections' headings. */
export const WholeArticle = z.extend(Article, {
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
});

export const blogRoutes = {
  'GET /api/articles': {
    operation: 'listArticles',
    summary: 'All articles, the newest first, without their texts',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Article) }) },
    reusable: true,
  },
  'GET /api/articles/{slug}': {
    operation: 'getArticle',
    summary: 'One article with its text',
    access: 'anyone',
    params: z.object({ slug: Id }),
    success: { status: 200, body: WholeArticle },
    errors: { 'article-not-found': { status: 404, message: 'This article does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
