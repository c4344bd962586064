import { count } from './messages.ts';

/** A course's lessons on its own page. */
export const courseOutlineMessages = {
  title: 'Lessons',
  lead: (lessons: number, duration: string, extras: readonly string[]) =>
    `${count(lessons, 'lesson', 'lessons')}, about ${duration}${extras.length > 0 ? ` with all ${extras.join(' and ')}` : ''}.`,
  chapter: (chapter: number, title: string) => `${chapter}. ${title}`,
  next: (lesson: string) => `Next: ${lesson}`,
  allDone: 'You have done every lesson.',
  readFirst: 'Read the first lesson now',
} as const;

/** The button by which one goes on learning. */
export const continueMessages = {
  begin: 'Start learning',
  goOn: 'Continue',
  goOnWith: (lesson: string) => `with ${lesson}`,
} as const;
