import type { AskedQuestion } from '../../src/features/quizzes/web/data.ts';

/** A question as the server asks it; what is not given is empty. */
export function asked(type: AskedQuestion['type'], given: Partial<AskedQuestion> = {}): AskedQuestion {
  const nothing = { options: [], lefts: [], blanks: 0, code: '', language: '' };
  return { id: type, type, textHtml: `<p>About ${type}?</p>`, ...nothing, ...given };
}
