import { count } from './messages.ts';

/** A course's lessons on its own page. */
export const courseOutlineMessages = {
  title: 'Lessons',
  /** `tasks`: whether there are exercises or quizzes. */
  lead: (lessons: number, duration: string, tasks: boolean) =>
    `${count(lessons, 'lesson', 'lessons')}, about ${duration}${tasks ? ' with all exercises and quizzes' : ''}.`,
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
