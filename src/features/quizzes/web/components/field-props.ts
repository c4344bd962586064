import type { Answer, PresentedQuestion } from '../data.ts';

/** Props of the field of each question type. */
export interface FieldProps {
  /** Id of the element with the question's text. */
  readonly textId: string;
  readonly question: PresentedQuestion;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

export const picked = (...places: (number | null)[]): Answer => ({ picked: places, typed: [] });
export const typed = (...texts: string[]): Answer => ({ picked: [], typed: texts });

/** Style of an option with its checkbox or radio button. */
export const optionStyle =
  'flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 transition-colors ' +
  'hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
