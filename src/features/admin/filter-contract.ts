import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, lineOf } from '../../platform/contract/text.ts';
import { consoleSections } from './sections-contract.ts';

/** Maximum number of filters per administrator and section. */
export const filtersMax = 20;
export const filterNameMaxLength = 60;

const access = { role: 'admin' } as const;
const Section = z.enum(consoleSections);

/** Query string of a list's URL, such as `state=new&order=oldest`; visible ASCII only. */
const Search = z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[\x21-\x7e]*$/, 'is not a query'));

export const SavedFilter = z.object({ id: z.string(), section: Section, name: z.string(), search: z.string() });

/** Routes of saved filters, which an administrator names. They are private to their owner. */
export const filterRoutes = {
  'GET /api/admin/filters': {
    operation: 'listFilters',
    summary: 'List the filters that the caller has saved for a section, sorted by name',
    access,
    query: z.object({ section: Section }),
    success: { status: 200, body: z.object({ items: z.array(SavedFilter) }) },
  },
  'POST /api/admin/filters': {
    operation: 'saveFilter',
    summary: 'Save the query string of a list as a filter; a filter with the same name in the section is replaced',
    access,
    body: z.object({ section: Section, name: lineOf(filterNameMaxLength), search: Search }),
    success: { status: 201, body: SavedFilter },
    errors: {
      'too-many-filters': {
        status: 409,
        message: `You already have ${filtersMax} filters here. Please remove one first.`,
      },
    },
  },
  'DELETE /api/admin/filters/{filterId}': {
    operation: 'deleteFilter',
    summary: 'Delete one of the caller’s saved filters',
    access,
    params: z.object({ filterId: Id }),
    success: { status: 204, body: null },
    errors: { 'filter-not-found': { status: 404, message: 'This filter no longer exists.' } },
  },
} as const satisfies RouteTable;
