import type { Found } from './data.ts';

/** Texts of the console search. */
export const consoleSearchMessages = {
  label: 'Search the console',
  placeholder: 'Search everything',
  close: 'Close the search',
  results: 'What was found',
  loading: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (q: string) => `Nothing begins with “${q}”. The lists search within words, too:`,
  failed: 'The search did not get an answer.',
  retry: 'Try again',
  pages: 'Pages of the console',
  overview: 'Overview',
  inLists: 'Search within words, in a list',
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
