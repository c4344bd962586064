import type { Question } from './question-shape.ts';

/** A question whose answer is typed and compared with accepted forms. */
export type TypedQuestion = Extract<Question, { type: 'text' | 'fill' }> & {
  /** Places of `fill` that are inside code of the text, from 0; left out where there is none. */
  readonly codePlaces?: readonly number[];
};

/** Accepted forms of each place. */
export function formsOf(question: TypedQuestion): readonly (readonly string[])[] {
  return question.type === 'fill' ? question.blanks : [question.accept];
}

/** Whether a typed text is one of the accepted forms of a place. In code the case of letters counts. */
export function isAccepted(question: TypedQuestion, place: number, text: string): boolean {
  const forms = formsOf(question)[place] ?? [];
  return forms.some((form) => {
    const [wanted, given] = [normalized(form), normalized(text)];
    return isExact(question, place, form) ? given === wanted : given.toLowerCase() === wanted.toLowerCase();
  });
}

/** Places where the case of letters counts in at least one of the forms. */
export function exactPlaces(question: TypedQuestion): number[] {
  return formsOf(question).flatMap((forms, place) =>
    forms.some((form) => isExact(question, place, form) && hasCase(form)) ? [place] : [],
  );
}

function isExact({ ignoreCase, codePlaces = [] }: TypedQuestion, place: number, form: string): boolean {
  if (ignoreCase !== undefined) return !ignoreCase;
  return codePlaces.includes(place) || withoutTicks(form) !== form;
}

function hasCase(form: string): boolean {
  return form.toLowerCase() !== form.toUpperCase();
}

/** Without regard to spaces and to backticks around code; phones put curly quotation marks by themselves. */
function normalized(text: string): string {
  return straight(withoutTicks(text).normalize('NFKC')).trim().replaceAll(/\s+/g, ' ');
}

/** Removes backticks that enclose code. */
export function withoutTicks(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, '$1');
}

/** Replaces curly quotation marks by straight ones. */
export function straight(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}
