import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import type { AnyRead } from '../../platform/contract/reading.ts';
import { lazyPageOf } from '../../platform/web/chunk.ts';
import { type Output, type Renderer, type Template, listAddress, notFoundAddress } from '../rendering.ts';
import { headTags } from './discovery/head-tags.ts';
import { siteFiles } from './discovery/site-files.ts';
import { structuredDataTags } from './discovery/structured-data.ts';
import { FirstLoadFailure } from './first-load-failure.tsx';
import { type RenderedPage, documentOf } from './page-document.ts';
import { headOf } from './page-head.ts';
import {
  findPage,
  findable,
  listLessonPaths,
  listPages,
  listPublicPaths,
  pageNames,
  patterns,
  personalPaths,
} from './page-table/list-pages.ts';
import { dataPages, itemPages, morePages } from './page-table/more-pages.ts';
import type { PageTable } from './page-table/page.ts';
import { recordReads } from './read-recorder.ts';
import { makeRouter } from './router.ts';
import { shownComponents } from './shown.ts';

// The renderer: the build bundles it, and the server runs it when content has changed.

const loadMoreRoutes = () => import('./routes/more-routes.ts');
const loadDataScope = () => import('./data-scope.tsx');

// All pages are rendered here, not only those of the first load.
const moreRoutes = loadMoreRoutes();

export const render: Renderer['render'] = async (address, template, read) => {
  const recording = recordReads(read);
  const text = await textAt(address, template, recording.read);
  return { ...text, reads: recording.calls() };
};

async function textAt(address: string, template: Template, read: AnyRead): Promise<Omit<Output, 'reads'>> {
  if (address === listAddress) return { type: 'application/json', text: JSON.stringify(await listAddresses(read)) };
  const file = siteFiles[address];
  if (file) return { type: file.type, text: await file.make(read) };
  return { type: 'text/html', text: documentOf(template, await renderPage(address, template, read)) };
}

async function listAddresses(read: AnyRead): Promise<string[]> {
  return [
    ...(await listPublicPaths(read)),
    ...(await listLessonPaths(read)),
    notFoundAddress,
    ...Object.keys(siteFiles),
  ];
}

/** Renders the page at `path`, or the page for unknown addresses. */
async function renderPage(path: string, { shareImages }: Template, read: AnyRead): Promise<RenderedPage> {
  await moreRoutes;
  // Records the page's own reads, which are sent with it.
  const recording = recordReads(read);
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }), recording.read);
  await router.load();
  const failure = router.state.matches.find(({ status }) => status === 'error');
  if (failure) throw failure.error;
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    // No part of a page is held back for a script to insert.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error;
    },
  });
  const imports = shownComponents(router).flatMap((component) => {
    const part = lazyPageOf(component);
    return part ? [String(part.load)] : [];
  });
  const page = await findPage(path, read);
  return {
    html: await new Response(prelude).text(),
    head: await headTags(headOf(router, path), page, shareImages, read),
    structuredData: page ? await structuredDataTags(page, shareImages, read) : '',
    answers: recording.answers(),
    // On pages other than landing pages, the first load needs the other routes at once.
    imports: [...imports, ...(page?.isLanding ? [] : [String(loadMoreRoutes)])],
  };
}

// Exports that only the build needs.

export { documentOf, findable, listPages, pageNames, patterns, personalPaths };

/**
 * Empty shells of the pages that the browser renders itself, by path pattern. Each preloads the parts of its page,
 * which would otherwise load one after the other.
 */
export function shellsOf(template: Template): Record<string, string> {
  const withData: PageTable = { ...dataPages, ...itemPages };
  const others = Object.entries<PageTable[`/${string}`]>(morePages).filter(([, { isPublic }]) => !isPublic);
  const shells = [...others, ...Object.entries(withData)].map(([pattern, { load }]) => {
    const loads = [loadMoreRoutes, ...(pattern in withData ? [loadDataScope] : []), load];
    return [pattern, documentOf(template, null, loads.map(String))] as const;
  });
  return Object.fromEntries(shells);
}

/** HTML of the notice above the root of every page. */
export function firstLoadFailure(): string {
  return renderToStaticMarkup(<FirstLoadFailure />);
}
