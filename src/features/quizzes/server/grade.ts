import { formsOf, isAccepted, withoutTicks } from './accepted-forms.ts';
import { asOutput, partsOf } from './parts.ts';
import type { Answer } from './present-question.ts';
import type { RenderedQuestion } from './rendered-question.ts';

export interface Grade {
  /** Share of the question's points, from 0 to 1. */
  readonly share: number;
  readonly isRight: boolean;
  /** See {@link partsOf}. */
  readonly parts: readonly boolean[];
  /** Explanations in HTML. */
  readonly feedback: readonly string[];
}

/** Grades an answer with the author's indexes (`toAuthorOrder`); multiple, match and fill give partial credit. */
export function grade(question: RenderedQuestion, answer: Answer): Grade {
  const share = shareOf(question, answer);
  return { share, isRight: share === 1, parts: partsOf(question, answer), feedback: feedbackOf(question, answer) };
}

/** One right answer, with the author's indexes. */
export function rightAnswer(question: RenderedQuestion): Answer {
  const picked = (...places: number[]): Answer => ({ picked: places, typed: [] });
  const typed = (...texts: (string | undefined)[]): Answer => ({ picked: [], typed: texts.map((text = '') => text) });
  switch (question.type) {
    case 'single':
    case 'multiple':
      return picked(...placesOfRight(question.choices));
    case 'match':
    case 'order':
      return picked(...question.options.keys());
    case 'bug':
      return picked(question.line);
    case 'number':
      return typed(String(question.answer));
    case 'text':
    case 'fill':
      return typed(...formsOf(question).map(([first = '']) => withoutTicks(first)));
    case 'predict':
      return typed(question.output);
  }
}

function shareOf(question: RenderedQuestion, { picked, typed }: Answer): number {
  const [text = ''] = typed;
  switch (question.type) {
    case 'single':
    case 'multiple':
      return shareOfChoices(placesOfRight(question.choices), picked);
    case 'match':
    case 'fill':
      return shareOfRight(partsOf(question, { picked, typed }));
    case 'order':
      return Number(partsOf(question, { picked, typed }).every(Boolean));
    case 'bug':
      return Number(picked[0] === question.line);
    case 'number':
      return Number(isNumber(text, question));
    case 'text':
      return Number(isAccepted(question, 0, text));
    case 'predict':
      return Number(asOutput(text) === asOutput(question.output));
  }
}

function placesOfRight(choices: readonly { readonly correct: boolean }[]): number[] {
  return choices.flatMap(({ correct }, place) => (correct ? [place] : []));
}

/** Each wrong choice takes away what a right one gives, so that choosing all of them gives nothing. */
function shareOfChoices(right: readonly number[], picked: Answer['picked']): number {
  const hits = right.filter((place) => picked.includes(place)).length;
  return Math.max(0, (hits - (picked.length - hits)) / right.length);
}

function shareOfRight(parts: readonly boolean[]): number {
  return parts.filter(Boolean).length / parts.length;
}

const numberPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Tolerance for rounding errors of binary fractions. */
const precision = 1e-9;

function isNumber(
  text: string,
  { answer, tolerance }: { readonly answer: number; readonly tolerance: number },
): boolean {
  const distance = tolerance + precision * Math.max(1, Math.abs(answer));
  return readingsOf(text).some((number) => Math.abs(number - answer) <= distance);
}

/** Returns every reading of a number: `1,500` may be one and a half or fifteen hundred, and both are accepted. */
function readingsOf(text: string): number[] {
  const digits = text.replaceAll(/[\s_]/g, '').replaceAll('−', '-');
  const isGrouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(digits);
  const readings = [digits.replace(',', '.'), ...(isGrouped ? [digits.replaceAll(',', '')] : [])];
  return readings.filter((each) => numberPattern.test(each)).map(Number);
}

/** Explanations for choices: those of the picked ones, then of the right ones that were missed. */
function feedbackOf(question: RenderedQuestion, { picked }: Answer): string[] {
  if (question.type !== 'single' && question.type !== 'multiple') return [...question.feedbackHtml];
  const missed = placesOfRight(question.choices).filter((place) => !picked.includes(place));
  return [...picked, ...missed].flatMap((place) => question.feedbackHtml[place ?? -1] ?? []);
}

/**
 * Explanations that do not reveal the right answer: those of the picked choices, and the question's hint. For all other
 * types the explanation describes the right answer, so only learners who had it get it.
 */
export function feedbackToAnswer(question: RenderedQuestion, { picked }: Answer, isRight: boolean): string[] {
  const isChoice = question.type === 'single' || question.type === 'multiple';
  if (isRight && !isChoice) return [...question.feedbackHtml];
  const ofPicked = isChoice ? picked.flatMap((place) => question.feedbackHtml[place ?? -1] ?? []) : [];
  return isRight || question.hintHtml === undefined ? ofPicked : [...ofPicked, question.hintHtml];
}
