import {
  type AnyContext,
  type AnyRoute,
  type Register,
  type ResolveFullPath,
  type ResolveId,
  type ResolveParams,
  type Route,
  createRoute,
} from '@tanstack/react-router';
import { lazyPage } from '../../../platform/web/chunk.ts';
import type { PageEntry, PageTable } from '../page-table/page.ts';

/** Search validator of an entry, as in `createRoute`; undefined if the page reads no query parameters. */
type SearchOf<Entry> = Entry extends { readonly validateSearch: infer Validate } ? Validate : undefined;

type PageRoute<Parent extends AnyRoute, Path extends string, Entry> = Route<
  Register,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  SearchOf<Entry>,
  ResolveParams<Path>,
  AnyContext,
  AnyContext,
  AnyContext,
  object
>;

type PageRoutes<Parent extends AnyRoute, Table extends PageTable> = {
  [Path in keyof Table & string]: PageRoute<Parent, Path, Table[Path]>;
};

/**
 * Creates the routes of a table's pages below `parent`, each with the type of its path, so that a dead link is a
 * compile error.
 */
export function pageRoutes<Parent extends AnyRoute, Table extends PageTable>(
  parent: Parent,
  table: Table,
): PageRoutes<Parent, Table> {
  return Object.fromEntries(
    Object.entries(table).map(([path, entry]) => [path, pageRoute(parent, path, entry)]),
  ) as unknown as PageRoutes<Parent, Table>;
}

/** Creates a route from an entry of the page table; the only place that does. */
function pageRoute(parent: AnyRoute, path: string, { load, pageName, validateSearch }: PageEntry): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    ...lazyPage(load, pageName),
    ...(validateSearch && { validateSearch }),
  });
}
