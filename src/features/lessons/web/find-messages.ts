import { count } from './messages.ts';

/** Finding something in a course. */
export const findMessages = {
  none: 'Nothing found.',
  found: (lessons: number) => `Found in ${count(lessons, 'lesson', 'lessons')}`,
  results: 'Lessons with these words',
} as const;
