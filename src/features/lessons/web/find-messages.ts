import { count } from './messages.ts';

/** Texts of the search in a course. */
export const findMessages = {
  looking: 'Searching …',
  none: 'Nothing found.',
  found: (lessons: number) => `Found in ${count(lessons, 'lesson', 'lessons')}`,
  /** Shown if the site cannot be reached. */
  onlyHere: 'The site cannot be reached. Only lessons on this device were searched.',
  retry: 'Try again',
  results: 'Matching lessons',
} as const;
