import type { SearchResult } from './data.ts';

/** The texts of the search box and of its results page. */
export const searchMessages = {
  title: 'Search',
  description: 'Search courses, careers, job openings and the pages of this site.',
  lead: 'Courses, careers, job openings and the pages of this site.',
  toggle: 'Search this site',
  label: 'Search for',
  submit: 'Search',
  idle: 'Type what you are looking for, or try one of these:',
  examples: ['python', 'designer', 'password'],
  loading: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (q: string) => `Nothing on this site matches “${q}”.`,
  nothingHint: 'Fewer or shorter words find more.',
  retry: 'Try again',
  all: 'Show all results',
  kinds: { course: 'Course', career: 'Career', opening: 'Opening', page: 'Page' } satisfies Record<
    SearchResult['kind'],
    string
  >,
} as const;
