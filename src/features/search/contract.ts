import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Marks, lineOf } from '../../platform/contract/text.ts';

export const searchQueryMaxLength = 200;
export const searchResultsMax = 20;

export const searchKinds = ['course', 'lesson', 'career', 'opening', 'article', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One search result: its address on the site, and the excerpt that matches the words best. */
export const SearchResult = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  path: z.string(),
  excerpt: z.string(),
  titleMarks: Marks,
  excerptMarks: Marks,
});

export const searchRoutes = {
  'GET /api/search': {
    operation: 'search',
    summary:
      'Search courses, lessons, careers, openings, articles and pages for all words of `q` (`match=any`: any word), best first; enrolled learners also search lesson text',
    access: 'known',
    query: z.object({ q: lineOf(searchQueryMaxLength), match: z._default(z.enum(['all', 'any']), 'all') }),
    success: { status: 200, body: z.object({ items: z.array(SearchResult) }) },
  },
} as const satisfies RouteTable;
