import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { courses } from '../../features/courses/courses.ts';
import { articles } from '../../features/blog/web/articles.ts';
import { lazyPageOf } from '../../platform/web/chunk.ts';
import { headTags, shellHeadTags } from './discovery/head-tags.ts';
import { type SiteFile, siteFiles } from './discovery/site-files.ts';
import { structuredDataTags } from './discovery/structured-data.ts';
import { FirstLoadNotice } from './first-load-notice.tsx';
import { headOf } from './page-head.ts';
import { makeRouter } from './router.ts';
import { shownComponents } from './shown.ts';

/** The pages that are the same for every visitor, as HTML; all others start from an empty shell. */
export const publicPaths = [
  '/',
  '/courses',
  '/login',
  '/register',
  '/contact',
  '/work-with-us',
  '/apply',
  '/videos',
  '/search',
  '/blog',
  ...articles.map(({ slug }) => `/blog/${slug}`),
  '/about',
  '/learning',
  '/support',
  '/training',
  '/our-works',
  '/more-info',
  '/careers',
  '/nav1/item3',
  '/nav2/item1',
  '/nav2/item2',
  '/nav2/item3',
  '/nav2/item4',
  '/start-career',
  '/teacher',
  '/student',
  '/individual',
  '/affiliate',
  ...courses.flatMap(({ courseId }) => [`/course/${courseId}`, `/courses/${courseId}`]),
];

/** Routes with a parameter: an id that is no page of {@link publicPaths} is not found. */
export const dynamicPrefixes = ['/course/', '/courses/', '/blog/'];

/** Paths without a parameter that the browser draws itself. */
export function clientPaths(): string[] {
  const { routesByPath } = makeRouter(createMemoryHistory());
  return Object.keys(routesByPath).filter((path) => !path.includes('$') && !publicPaths.includes(path));
}

/** What else is read of the site, by address. */
export function otherFiles(): Record<string, SiteFile> {
  return siteFiles(publicPaths, clientPaths());
}

export { shellHeadTags };

export interface PrerenderedPage {
  readonly html: string;
  /** The tags of its head. */
  readonly head: string;
  /** What it says to programs, as tags for its end. */
  readonly structuredData: string;
  /** The dynamic imports behind the page's parts, as written in this build's code. */
  readonly imports: readonly string[];
  /** What the page's loader imports, by its file in this repository. */
  readonly sources: readonly string[];
}

export async function renderPage(path: string): Promise<PrerenderedPage> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    // No part of a page is held back for a script to put in place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error;
    },
  });
  const imports = shownComponents(router).flatMap((component) => {
    const page = lazyPageOf(component);
    return page ? [String(page.load)] : [];
  });
  return {
    html: await new Response(prelude).text(),
    head: headTags(path, headOf(router, path)),
    structuredData: structuredDataTags(path),
    imports,
    sources: loaderSources(path),
  };
}

function loaderSources(path: string): string[] {
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  return article ? ['src/features/blog/web/article-bodies.ts', `src/features/blog/articles/${article.slug}.md`] : [];
}

/** Stands above the root of every page. */
export function firstLoadNotice(): string {
  return renderToStaticMarkup(<FirstLoadNotice />);
}
