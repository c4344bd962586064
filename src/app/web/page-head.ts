import type { AnyRouteMatch } from '@tanstack/react-router';
import { lazyPageOf } from '../../platform/web/chunk.ts';
import { siteSettings } from '../../platform/web/site.ts';
import type { makeRouter } from './router.ts';

type Router = ReturnType<typeof makeRouter>;

/** Head data of the page that the router shows. */
export function headOf({ state, routesById }: Router, path: string) {
  const matches: readonly AnyRouteMatch[] = state.matches;
  const isMissing = matches.some(({ _notFound, status }) => _notFound || status === 'notFound');
  const match = matches.at(-1);
  const { component, notFoundComponent } = routesById[isMissing ? '__root__' : (match?.routeId as '/')].options;
  const module = lazyPageOf(isMissing ? notFoundComponent : component)?.module;
  // A page without content has no description.
  const page =
    match?.status === 'error' ? null : module?.describe?.(match?.params as Record<string, string>, match?.loaderData);
  const { brand, publicUrl } = siteSettings();
  return {
    title: page?.title ? `${page.title} · ${brand}` : `${brand} · Education and careers`,
    description: page?.description ?? '',
    canonical: publicUrl + (page?.canonicalPath ?? path),
  };
}
