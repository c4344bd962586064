import { formsOf, isAccepted, straight } from './accepted-forms.ts';
import type { Answer } from './present-question.ts';
import type { RenderedQuestion } from './rendered-question.ts';

/**
 * Results of the parts of an answer with the author's indexes, in its order: picked choices, pairs, lines or blanks. Empty
 * for an answer that is right or wrong as a whole.
 */
export function partsOf(question: RenderedQuestion, { picked, typed }: Answer): boolean[] {
  switch (question.type) {
    case 'multiple':
      return picked.map((place) => question.choices[place ?? -1]?.correct === true);
    case 'match':
      return question.pairs.map((_, place) => picked[place] === place);
    case 'order':
      return question.lines.map((_, place) => picked[place] === place);
    case 'fill':
      return formsOf(question).map((_, place) => isAccepted(question, place, typed[place] ?? ''));
    case 'predict':
      return linesOf(typed[0] ?? '', question.output);
    case 'single':
    case 'number':
    case 'text':
    case 'bug':
      return [];
  }
}

/** Results of the lines of an output; empty if both are a single line. */
function linesOf(given: string, expected: string): boolean[] {
  const [lines, right] = [asOutput(given).split('\n'), asOutput(expected).split('\n')];
  return lines.length > 1 || right.length > 1 ? lines.map((line, place) => line === right[place]) : [];
}

/**
 * Removes what is invisible, which is spaces at the ends of lines and empty lines at the end, and a space inside a
 * bracket: JavaScript prints `[ 1 ]` where learners, and Python, write `[1]`.
 */
export function asOutput(text: string): string {
  const lines = straight(text)
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/(?<=[[{]) | (?=[\]}])/g, '').trimEnd());
  return lines.join('\n').trimEnd();
}
