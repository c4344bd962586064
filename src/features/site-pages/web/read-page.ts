import type { PageReading } from '../../../platform/contract/reading.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import type { sitePageRoutes } from '../contract.ts';
import type { SitePage } from '../site-page.ts';

/** `read` function of a page whose texts are content. */
export function readPage({ read, params: { pageName = '' } }: PageReading<typeof sitePageRoutes>): Promise<SitePage> {
  return read('GET /api/pages/{name}', { params: { name: pageName } });
}

/** `describe` function of a page whose texts are content. */
export function describePage(_: Record<string, string>, { title, description }: SitePage): PageMeta {
  return { title, description };
}
