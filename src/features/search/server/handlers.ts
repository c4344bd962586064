import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { type searchRoutes, searchResultsMax } from '../contract.ts';
import { type FindablePage, entryLister } from './entries.ts';
import { rank } from './rank.ts';

interface Deps {
  content: Content;
  now: () => number;
  /** Those of the site that are found by what they say of themselves; courses, careers and openings are found by their data. */
  pages: readonly FindablePage[];
}

export function searchHandlers({ content, now, pages }: Deps): Handlers<typeof searchRoutes> {
  const listEntries = entryLister(pages);
  return {
    search({ query: { q, match } }) {
      return { items: rank(listEntries(content.current(), now()), q, match, searchResultsMax) };
    },
  };
}
