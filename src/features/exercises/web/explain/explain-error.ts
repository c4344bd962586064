import type { Language, Raised } from '../../../engines/run.ts';
import { javascriptErrors } from './javascript-errors.ts';
import { pythonErrors } from './python-errors.ts';
import { reactErrors } from './react-errors.ts';

const explanations = {
  python: pythonErrors,
  javascript: javascriptErrors,
  react: [...reactErrors, ...javascriptErrors],
} as const;

/** Explains an error in words for beginners. Undefined if there is nothing to add to its message. */
export function explainError({ names: [name = ''], message }: Raised, language: Language): string | undefined {
  return explainErrorText(`${name}: ${message}`, language);
}

/** Same as {@link explainError} for the class and the message of an error as one text. */
export function explainErrorText(text: string, language: Language): string | undefined {
  for (const [pattern, sentence] of explanations[language]) {
    const match = pattern.exec(text);
    if (match) return sentence(match);
  }
  return undefined;
}
