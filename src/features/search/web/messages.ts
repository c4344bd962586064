import type { searchResultsMax } from '../contract.ts';
import type { SearchResult } from './data.ts';

// Copied from the contract, whose type checks the value: importing it would load zod.
const most: typeof searchResultsMax = 20;

/** Texts of the search box and the results page. */
export const searchMessages = {
  title: 'Search',
  description: 'Search courses, lessons, careers, job openings, articles and the pages of this site.',
  lead: 'Courses and their lessons, careers, job openings, articles and the pages of this site.',
  toggle: 'Search this site',
  label: 'Search for',
  submit: 'Search',
  idle: 'Type what you are looking for, or try one of these:',
  examples: ['python', 'designer', 'password'],
  loading: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : count < most ? `${count} results` : `Top ${most} results`),
  nothing: (q: string) => `Nothing on this site matches “${q}”.`,
  nothingHint: 'Try fewer or shorter words.',
  retry: 'Try again',
  all: 'Show more results',
  browse: 'Browse the site',
  kinds: {
    course: 'Course',
    lesson: 'Lesson',
    career: 'Career',
    opening: 'Opening',
    article: 'Article',
    page: 'Page',
  } satisfies Record<SearchResult['kind'], string>,
} as const;

/** Main collections of the site, shown beside the results. */
export const browseLinks = [
  { path: '/courses', text: 'All courses', hint: 'Every course, track by track' },
  { path: '/nav1/item3', text: 'All services', hint: 'Everything we offer, on one page' },
  { path: '/work-with-us', text: 'Job openings', hint: 'Each with its location and how to apply' },
  { path: '/blog', text: 'Blog', hint: 'Articles about learning' },
  { path: '/support', text: 'Support', hint: 'Answers to common questions' },
  { path: '/contact', text: 'Contact', hint: 'Ask the people who run this site' },
] as const;
