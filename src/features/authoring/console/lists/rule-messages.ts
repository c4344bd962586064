import type { CountedPart } from '../../../courses/completion.ts';

const percentOf = (share: number) => `${(100 * share).toLocaleString('en', { maximumFractionDigits: 1 })}%`;
const parts: Readonly<Record<CountedPart, string>> = {
  lessons: 'Lessons done',
  exercises: 'Exercises passed',
  quizzes: 'Quizzes passed',
};
const list = new Intl.ListFormat('en');

/** Texts of the completion rule's fields. */
export const ruleMessages = {
  title: 'Course completion',
  everything: 'Every lesson done, every exercise and quiz passed',
  enough: 'A percentage of weighted parts',
  weights: 'Weight of each part, from 0 to 100',
  parts,
  without: 'Does not count',
  pass: 'Complete at (percent)',
  nothing: 'Nothing counts yet. Give at least one part a weight above 0.',
  /** Describes a rule in the words of the course's own page, if several parts count and not all of them is required. */
  means: (shares: readonly { readonly part: CountedPart; readonly share: number }[], pass: number) =>
    `The course is complete at ${pass}%, counting ${list.format(shares.map(({ part, share }) => `${parts[part].toLowerCase()} (${percentOf(share)})`))}.`,
  certificates: 'Learners who have already completed the course keep their certificates.',
  inText: 'Course completion: edit it in the text. It has more than this form can show.',
} as const;
