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

/** The same for a route's type as for `createRoute`: undefined where the page reads nothing of the address. */
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

/** The routes of a table's pages beneath `parent`, each with the type of its path: by it a dead link is a compile error. */
export function pageRoutes<Parent extends AnyRoute, Table extends PageTable>(
  parent: Parent,
  table: Table,
): PageRoutes<Parent, Table> {
  return Object.fromEntries(
    Object.entries(table).map(([path, entry]) => [path, pageRoute(parent, path, entry)]),
  ) as unknown as PageRoutes<Parent, Table>;
}

/** The one place where an entry of the page table becomes a route. */
function pageRoute(parent: AnyRoute, path: string, { load, pageName, validateSearch }: PageEntry): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    ...lazyPage(load, pageName),
    ...(validateSearch && { validateSearch }),
  });
}
