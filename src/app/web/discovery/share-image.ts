import { articles } from '../../../features/blog/web/articles.ts';

export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture that stands beside a link to the page elsewhere; scripts/og-images.ts draws one for each. */
export function shareImageOf(path: string): string {
  const courseId = /^\/courses?\/(\w+)$/.exec(path)?.[1];
  if (courseId !== undefined) return `/og/${courseId}.jpg`;
  return articles.some(({ slug }) => path === `/blog/${slug}`) ? `/og${path}.jpg` : '/og/default.jpg';
}
