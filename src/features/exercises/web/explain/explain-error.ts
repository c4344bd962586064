import type { Files, Language, Raised } from '../../../engines/run.ts';
import { codeMaxLength } from './code-rule.ts';
import { javascriptErrors } from './javascript-errors.ts';
import { pythonErrors } from './python-errors.ts';
import { reactErrors } from './react-errors.ts';

const explanations = {
  python: pythonErrors,
  javascript: javascriptErrors,
  react: [...reactErrors, ...javascriptErrors],
} as const;

/** Explains an error in words for beginners; `files` are those that ran. Undefined if there is nothing to add. */
export function explainError(
  { names: [name = ''], message, file, line }: Raised,
  language: Language,
  files: Files = {},
) {
  const place = line === undefined ? null : (files[file ?? '']?.split('\n')[line - 1] ?? '');
  return explainErrorText(`${name}: ${message}`, language, place, Object.values(files).join('\n'));
}

/** Same for the class and the message of an error as one text; `place` is its line of code, null without one. */
export function explainErrorText(
  text: string,
  language: Language,
  place: string | null,
  code: string,
): string | undefined {
  const searched = code.length > codeMaxLength ? '' : code;
  for (const [pattern, sentence, line] of explanations[language]) {
    if (line === null ? place !== null : line && !line.test(place?.trim() ?? '')) continue;
    const match = pattern.exec(text);
    const said = match && sentence(match, searched);
    if (said) return said;
  }
  return undefined;
}
