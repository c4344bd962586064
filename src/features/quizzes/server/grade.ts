import { formsOf, isAccepted, straight, withoutTicks } from './accepted-forms.ts';
import type { Answer } from './asked-question.ts';
import type { RenderedQuestion } from './rendered-question.ts';

export interface Grade {
  /** From 0 to 1, of what the question is worth. */
  readonly share: number;
  readonly isRight: boolean;
  /** HTML: why it is so. */
  readonly feedback: readonly string[];
}

/** Grades an answer, whose places are those of the author (`asWritten`); a part of it counts for multiple, match and fill. */
export function grade(question: RenderedQuestion, answer: Answer): Grade {
  const share = shareOf(question, answer);
  return { share, isRight: share === 1, feedback: feedbackOf(question, answer) };
}

/** One answer that is right, in the places of the author. */
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
      return shareWhere(question.pairs, (_, place) => picked[place] === place);
    case 'order':
      return Number(question.lines.every((_, place) => picked[place] === place));
    case 'bug':
      return Number(picked[0] === question.line);
    case 'number':
      return Number(isNumber(text, question));
    case 'text':
    case 'fill':
      return shareWhere(formsOf(question), (_, place) => isAccepted(question, place, typed[place] ?? ''));
    case 'predict':
      return Number(asOutput(text) === asOutput(question.output));
  }
}

function placesOfRight(choices: readonly { readonly correct: boolean }[]): number[] {
  return choices.flatMap(({ correct }, place) => (correct ? [place] : []));
}

/** Each wrong one takes away what a right one gives, so that choosing all of them gives nothing. */
function shareOfChoices(right: readonly number[], picked: Answer['picked']): number {
  const hits = right.filter((place) => picked.includes(place)).length;
  return Math.max(0, (hits - (picked.length - hits)) / right.length);
}

function shareWhere<Part>(parts: readonly Part[], isRight: (part: Part, place: number) => boolean): number {
  return parts.filter(isRight).length / parts.length;
}

/** Spaces at the ends of lines are not seen, nor are empty lines at the end. */
function asOutput(text: string): string {
  const lines = straight(text)
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  return lines.join('\n').trimEnd();
}

const numberPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** What is lost by binary fractions. */
const precision = 1e-9;

function isNumber(
  text: string,
  { answer, tolerance }: { readonly answer: number; readonly tolerance: number },
): boolean {
  const distance = tolerance + precision * Math.max(1, Math.abs(answer));
  return readingsOf(text).some((number) => Math.abs(number - answer) <= distance);
}

/** `1,500` may be one and a half or fifteen hundred: who means the right one has answered. */
function readingsOf(text: string): number[] {
  const written = text.replaceAll(/[\s_]/g, '').replaceAll('−', '-');
  const isGrouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(written);
  const readings = [written.replace(',', '.'), ...(isGrouped ? [written.replaceAll(',', '')] : [])];
  return readings.filter((each) => numberPattern.test(each)).map(Number);
}

/** Of choices: what is said of those that were picked, then of the right ones that were not. */
function feedbackOf(question: RenderedQuestion, { picked }: Answer): string[] {
  if (question.type !== 'single' && question.type !== 'multiple') return [...question.feedbackHtml];
  const missed = placesOfRight(question.choices).filter((place) => !picked.includes(place));
  return [...picked, ...missed].flatMap((place) => question.feedbackHtml[place ?? -1] ?? []);
}

/**
 * What may be said of an answer while the right one is kept back: of choices what belongs to those that were picked. The one
 * feedback of all other questions explains what is right, so it is for those who had it.
 */
export function feedbackToAnswer(question: RenderedQuestion, { picked }: Answer, isRight: boolean): string[] {
  if (question.type !== 'single' && question.type !== 'multiple') return isRight ? [...question.feedbackHtml] : [];
  return picked.flatMap((place) => question.feedbackHtml[place ?? -1] ?? []);
}
