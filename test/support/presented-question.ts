import type { PresentedQuestion } from '../../src/features/quizzes/web/data.ts';

/** Question as the server presents it; missing fields are empty. */
export function presentedQuestion(
  type: PresentedQuestion['type'],
  given: Partial<PresentedQuestion> = {},
): PresentedQuestion {
  const nothing = { options: [], lefts: [], blanks: 0, code: '', language: '' };
  return { id: type, type, textHtml: `<p>About ${type}?</p>`, ...nothing, ...given };
}
