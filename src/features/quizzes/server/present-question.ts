import type * as z from 'zod/mini';
import type { Answer as AnswerShape, PresentedQuestion as PresentedShape } from '../contract.ts';
import { exactPlaces } from './accepted-forms.ts';
import type { RenderedQuestion } from './rendered-question.ts';
import { disordered, shuffled } from './shuffle.ts';

export type Answer = z.infer<typeof AnswerShape>;
export type PresentedQuestion = z.infer<typeof PresentedShape>;

/** Shuffles of options by question type; where their order is the answer, the result is always another one. */
const mixes: Readonly<Record<PresentedQuestion['type'], typeof shuffled>> = {
  single: shuffled,
  multiple: shuffled,
  number: shuffled,
  text: shuffled,
  match: disordered,
  order: disordered,
  fill: shuffled,
  predict: shuffled,
  bug: shuffled,
};

/** Order of a question's options under a seed: for each place shown, the author's index. */
function orderOf({ id = '', type, options }: RenderedQuestion, seed: string): number[] {
  return mixes[type](options.length, `${seed} ${id}`);
}

/** Question without anything that reveals its answer; the seed decides the order of its options. */
export function presentQuestion(question: RenderedQuestion, seed: string): PresentedQuestion {
  const exact = question.type === 'text' || question.type === 'fill' ? exactPlaces(question) : [];
  return {
    id: question.id ?? '',
    type: question.type,
    textHtml: question.textHtml,
    options: orderOf(question, seed).map((place) => question.options[place] ?? ''),
    lefts: [...question.leftsHtml],
    blanks: question.type === 'fill' ? question.blanks.length : 0,
    code: 'code' in question ? question.code.trimEnd() : '',
    language: 'language' in question ? question.language : '',
    ...(exact.length > 0 && { exact }),
  };
}

/** Translates an answer from the places shown to the author's indexes. */
export function toAuthorOrder(question: RenderedQuestion, seed: string, { picked, typed }: Answer): Answer {
  if (question.options.length === 0) return { picked, typed };
  const order = orderOf(question, seed);
  return { picked: picked.map((place) => (place === null ? null : (order[place] ?? null))), typed };
}

/** Translates an answer from the author's indexes to the places shown. */
export function asShown(question: RenderedQuestion, seed: string, { picked, typed }: Answer): Answer {
  if (question.options.length === 0) return { picked, typed };
  const order = orderOf(question, seed);
  return { picked: picked.map((place) => (place === null ? null : order.indexOf(place))), typed };
}

/**
 * Returns true if the answer is valid for the type of the question. An empty answer is valid: it clears the last one.
 */
export function fits(question: PresentedQuestion, answer: Answer): boolean {
  return checks[question.type](question, answer);
}

type Check = (question: PresentedQuestion, answer: Answer) => boolean;

const isAmong = (first: number, count: number) => (place: number | null) =>
  place !== null && place >= first && place < first + count;

const isOneText: Check = (_, { picked, typed }) => picked.length === 0 && typed.length <= 1;

const areOptions: Check = ({ options }, { picked, typed }) =>
  typed.length === 0 && picked.every(isAmong(0, options.length)) && new Set(picked).size === picked.length;

/** Check of each type, so that a new type without one does not compile. */
const checks: Readonly<Record<PresentedQuestion['type'], Check>> = {
  single: (question, answer) => areOptions(question, answer) && answer.picked.length <= 1,
  multiple: areOptions,
  order: (question, answer) =>
    areOptions(question, answer) && [0, question.options.length].includes(answer.picked.length),
  match: ({ lefts, options }, { picked, typed }) =>
    typed.length === 0 &&
    picked.length <= lefts.length &&
    picked.every((place) => place === null || isAmong(0, options.length)(place)),
  number: isOneText,
  text: isOneText,
  predict: isOneText,
  fill: ({ blanks }, { picked, typed }) => picked.length === 0 && typed.length <= blanks,
  bug: ({ code }, { picked, typed }) =>
    typed.length === 0 && picked.length <= 1 && picked.every(isAmong(1, code.split('\n').length)),
};
