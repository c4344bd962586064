import type { AnyRouteMatch } from '@tanstack/react-router';
import { siteSettings } from '../../platform/web/site.ts';

/** What a page says of itself in the document's head. */
export interface PageMeta {
  /** Without the brand, which is added; null on the home page, whose title begins with the brand. */
  readonly title: string | null;
  readonly description: string;
  /** The address that search engines should list, where another shows the same page; a path. */
  readonly canonicalPath?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page: PageMeta | ((params: Record<string, string>) => PageMeta);
  }
}

/** What the head says about the page that these matches make. */
export function headOf(matches: readonly AnyRouteMatch[], path: string) {
  const match = matches.some((each) => each._notFound) ? matches[0] : matches.at(-1);
  const { brand, publicUrl } = siteSettings();
  const page = match?.staticData.page;
  const meta = typeof page === 'function' ? page(match?.params) : page;
  return {
    title: meta?.title ? `${meta.title} · ${brand}` : `${brand} · Education and careers`,
    description: meta?.description ?? '',
    canonical: publicUrl + (meta?.canonicalPath ?? path),
  };
}
