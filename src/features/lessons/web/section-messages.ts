import { count } from './messages.ts';

/** Texts of the sections of a lesson. */
export const sectionMessages = {
  title: 'In this lesson',
  passed: (passed: number, all: number) => `${passed} of ${count(all, 'exercise', 'exercises')} passed`,
} as const;
