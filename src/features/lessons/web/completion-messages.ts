import type { CountedPart } from '../../courses/completion.ts';
import type { Outline } from '../outline.ts';
import { count } from './messages.ts';

export type Terms = NonNullable<Outline['completion']>;

const all: Record<CountedPart, string> = {
  lessons: 'every lesson is done',
  exercises: 'every exercise is passed',
  quizzes: 'every quiz is passed',
};
const some: Record<CountedPart, readonly [of: string, are: string, named: string]> = {
  lessons: ['lessons', 'done', 'lessons done'],
  exercises: ['exercises', 'passed', 'exercises passed'],
  quizzes: ['quizzes', 'passed', 'quizzes passed'],
};
const open: Record<CountedPart, (number: number) => string> = {
  lessons: (number) => count(number, 'lesson', 'lessons'),
  exercises: (number) => count(number, 'exercise', 'exercises'),
  quizzes: (number) => count(number, 'quiz', 'quizzes'),
};
const list = new Intl.ListFormat('en');
const listed = (texts: readonly string[]) => list.format(texts);
const percentOf = (share: number) => `${(100 * share).toLocaleString('en', { maximumFractionDigits: 1 })}%`;

/** Texts of a course's completion rule: for everyone before they start, and what a learner has left to do. */
export const completionMessages = {
  rule({ parts, pass }: Terms): string {
    const [first, ...others] = parts;
    if (!first) return 'This course cannot be completed yet: nothing in it counts toward completion.';
    if (pass === 100) return `The course is complete when ${listed(parts.map(({ part }) => all[part]))}.`;
    if (others.length === 0) return `The course is complete when ${ofOne(first, pass)}.`;
    const weighed = parts.map(({ part, share }) => `${some[part][2]} (${percentOf(share)})`);
    return `The course is complete at ${pass}%, counting ${listed(weighed)}.`;
  },
  completed: 'You have completed this course.',
  /** `left`: number of items left in each part that counts; `percent`: the learner's progress under the rule. */
  left({ parts, pass }: Terms, left: Record<CountedPart, number>, percent: number): string {
    const words = listed(parts.flatMap(({ part }) => (left[part] > 0 ? [open[part](left[part])] : [])));
    if (words === '') return '';
    return pass === 100 ? `Still to do: ${words}.` : `You are at ${percent}%. Not done yet: ${words}.`;
  },
} as const;

function ofOne({ part, all: of }: Terms['parts'][number], pass: number): string {
  const [named, done] = some[part];
  return `${Math.ceil((pass * of) / 100)} of ${of} ${named} are ${done}`;
}
