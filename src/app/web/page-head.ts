import type { AnyRouteMatch } from '@tanstack/react-router';
import { lazyPageOf } from '../../platform/web/chunk.ts';
import type { PageMeta } from '../../platform/web/page-meta.ts';
import { siteSettings } from '../../platform/web/site.ts';
import type { makeRouter } from './router.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Only where the page's own module does not say it (its export `describe`): what stands here is in every page's script. */
    page?: PageMeta;
  }
}

type Router = ReturnType<typeof makeRouter>;

/** What the head says about the page that the router shows. */
export function headOf({ state, routesById }: Router, path: string) {
  const matches: readonly AnyRouteMatch[] = state.matches;
  const match = matches.some((each) => each._notFound) ? matches[0] : matches.at(-1);
  const component = routesById[match?.routeId as keyof Router['routesById']]?.options.component;
  const page = lazyPageOf(component)?.describe?.(match?.params as Record<string, string>) ?? match?.staticData.page;
  const { brand, publicUrl } = siteSettings();
  return {
    title: page?.title ? `${page.title} · ${brand}` : `${brand} · Education and careers`,
    description: page?.description ?? '',
    canonical: publicUrl + (page?.canonicalPath ?? path),
  };
}
