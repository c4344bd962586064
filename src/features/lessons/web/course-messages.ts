import { count } from './messages.ts';

type Extra = 'exercises' | 'quizzes' | 'hand-ins';

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** Sentence about what takes time beyond reading; empty where a course has nothing else. */
function extrasText(extras: readonly Extra[]): string {
  const [first = '', ...rest] = inWords.format(extras);
  return extras.length === 0 ? '' : ` ${first.toUpperCase()}${rest.join('')} take extra time.`;
}

/** A course's lessons on its own page. */
export const courseOutlineMessages = {
  title: 'Lessons',
  lead: (lessons: number, duration: string, extras: readonly Extra[]) =>
    `${count(lessons, 'lesson', 'lessons')}, about ${duration} of reading.${extrasText(extras)}`,
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
