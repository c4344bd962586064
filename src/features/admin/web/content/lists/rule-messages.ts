import type { CountedPart } from '../../../../courses/completion.ts';

const percentOf = (share: number) => `${(100 * share).toLocaleString('en', { maximumFractionDigits: 1 })} %`;
const parts: Readonly<Record<CountedPart, string>> = {
  lessons: 'Lessons done',
  exercises: 'Exercises passed',
  quizzes: 'Quizzes passed',
};
const list = new Intl.ListFormat('en');

/** Texts of the completion rule's fields. */
export const ruleMessages = {
  title: 'The course is complete',
  everything: 'when every lesson is done, and every exercise and quiz is passed',
  enough: 'when enough is reached of what counts',
  weights: 'How much each part counts: numbers from 0 to 100, set against each other',
  parts,
  without: 'Does not count',
  pass: 'Complete from, in percent',
  nothing: 'Nothing counts yet. Give at least one part a number above 0.',
  /** Describes a rule in the words of the course's own page, if several parts count and not all of them is required. */
  means: (shares: readonly { readonly part: CountedPart; readonly share: number }[], pass: number) =>
    `The course is complete from ${pass} % on: ${list.format(shares.map(({ part, share }) => `${parts[part].toLowerCase()} for ${percentOf(share)}`))} of the whole.`,
  certificates: 'Whoever has completed it before keeps the certificate.',
  inText: 'When the course is complete: written in the text, where it holds more than fields can show.',
} as const;
