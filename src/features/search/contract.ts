import * as z from 'zod/mini';
import { lineOf } from '../../platform/contract/text.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

export const searchQueryMaxLength = 200;
export const searchResultsMax = 20;

/** One thing found: where it stands on the site, and the part of its text that fits the words best. */
export const SearchResult = z.object({
  kind: z.enum(['course', 'career', 'opening', 'page']),
  title: z.string(),
  path: z.string(),
  excerpt: z.string(),
});

export const searchRoutes = {
  'GET /api/search': {
    operation: 'search',
    summary:
      'Courses, careers, openings and pages that hold all words of `q` (with `match=any`: at least one), best first',
    access: 'anyone',
    query: z.object({ q: lineOf(searchQueryMaxLength), match: z._default(z.enum(['all', 'any']), 'all') }),
    success: { status: 200, body: z.object({ items: z.array(SearchResult) }) },
  },
} as const satisfies RouteTable;
