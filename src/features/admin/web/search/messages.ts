import type { Found } from './data.ts';

/** Texts of the console search. */
export const consoleSearchMessages = {
  label: 'Search the console',
  placeholder: 'Search everything',
  close: 'Close search',
  results: 'Search results',
  loading: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (q: string) => `No results begin with “${q}”. Lists also search within words:`,
  failed: 'The search failed.',
  retry: 'Try again',
  pages: 'Console pages',
  overview: 'Overview',
  inLists: 'Search within words in a list',
  inList: (list: string, q: string) => `${list} with “${q}”`,
  kinds: {
    user: 'Users',
    application: 'Applications',
    message: 'Messages',
    subscriber: 'Subscribers',
    course: 'Courses',
    opening: 'Openings',
    article: 'Articles',
    content: 'Other content',
    campaign: 'Campaigns',
  } satisfies Record<Found['kind'], string>,
} as const;
