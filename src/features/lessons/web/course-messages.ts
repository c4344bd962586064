import { count } from './messages.ts';

/** Texts of the lessons on a course's page. */
export const courseOutlineMessages = {
  title: 'Lessons',
  lead: (lessons: number, duration: string, extras: readonly string[]) =>
    `${count(lessons, 'lesson', 'lessons')}, about ${duration}${extras.length > 0 ? ` including ${extras.join(' and ')}` : ''}.`,
  chapter: (chapter: number, title: string) => `${chapter}. ${title}`,
  next: (lesson: string) => `Next: ${lesson}`,
  allDone: 'You have finished every lesson.',
  readFirst: 'Read the first lesson now',
} as const;

/** Texts of the button that continues a course. */
export const continueMessages = {
  begin: 'Start learning',
  goOn: 'Continue',
  goOnWith: (lesson: string) => `with ${lesson}`,
} as const;
