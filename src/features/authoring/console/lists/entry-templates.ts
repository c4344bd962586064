import type { Entry, EntryRecord } from './entry.ts';

/** Initial values of new entries, by their names in listFieldMessages. */
export type EntryTemplates = Readonly<Record<string, (others: readonly Entry[]) => Entry>>;

const choice = { text: '', feedback: '' };
const items = [{ title: '', text: '' }];
const program = { language: 'javascript', code: '' };

const questions = {
  single: { text: '', choices: [{ ...choice, correct: true }, choice] },
  multiple: { text: '', choices: [{ ...choice, correct: true }, choice, choice] },
  number: { text: '', answer: 0, feedback: '' },
  text: { text: '', accept: [''], feedback: '' },
  match: {
    text: '',
    pairs: [
      { left: '', right: '' },
      { left: '', right: '' },
    ],
    feedback: '',
  },
  order: { text: '', lines: ['', ''], feedback: '' },
  fill: { text: '[[1]]', blanks: [['']], feedback: '' },
  predict: { ...program, output: '', feedback: '' },
  bug: { text: '', ...program, line: 1, feedback: '' },
} satisfies Record<string, EntryRecord>;

/** One for each question type, with a unique id. */
export const questionTemplates: EntryTemplates = Object.fromEntries(
  Object.entries(questions).map(([type, fields]) => [type, (others) => ({ id: freeId(others), type, ...fields })]),
);

/** Section looks that need only text. */
export const sectionTemplates: EntryTemplates = {
  words: () => ({ title: '', text: '' }),
  facts: () => ({ title: '', look: 'facts', items }),
  steps: () => ({ title: '', look: 'steps', items }),
  chapters: () => ({ look: 'chapters', items }),
};

/** Returns an id that is not used by these questions. */
export function freeId(others: readonly Entry[]): string {
  const otherIds = new Set(others.map((each) => (typeof each === 'object' && 'id' in each ? each['id'] : undefined)));
  let number = others.length + 1;
  while (otherIds.has(`q${number}`)) number += 1;
  return `q${number}`;
}
