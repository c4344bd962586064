import type * as z from 'zod/mini';
import type { Article as ArticleShape, WholeArticle as WholeArticleShape } from './contract.ts';

export type Article = Readonly<z.infer<typeof ArticleShape>>;
/** An article with its text. */
export type WholeArticle = Readonly<z.infer<typeof WholeArticleShape>>;
export type ArticleSection = WholeArticle['sections'][number];
