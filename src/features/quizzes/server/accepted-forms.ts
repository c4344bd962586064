import type { Question } from './question-shape.ts';

/** Question whose typed answer is compared with accepted forms. */
export type TypedQuestion = Extract<Question, { type: 'text' | 'fill' }> & {
  /** Blanks of `fill` that are inside code of the text, from 0; absent if there is none. */
  readonly codePlaces?: readonly number[];
};

/** Accepted forms of each blank. */
export function formsOf(question: TypedQuestion): readonly (readonly string[])[] {
  return question.type === 'fill' ? question.blanks : [question.accept];
}

/** Returns true if a typed text is an accepted form of a blank. In code the comparison is case-sensitive. */
export function isAccepted(question: TypedQuestion, place: number, text: string): boolean {
  const forms = formsOf(question)[place] ?? [];
  return forms.some((form) => {
    const [wanted, given] = [normalized(form), normalized(text)];
    return isExact(question, place, form) ? given === wanted : given.toLowerCase() === wanted.toLowerCase();
  });
}

/** Blanks for which at least one form is case-sensitive. */
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

/** Normalizes spaces, backticks around code, and curly quotation marks, which phones insert. */
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
