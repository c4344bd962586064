import type { Files, Input, Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { explainCode } from './explain-code.ts';
import { explainDifference } from './explain-difference.ts';
import { explainErrorText } from './explain-error.ts';

/** Place of an error at the end of a text from the server. */
const placePattern = / \([\w.-]+, line \d+\)$/;

/**
 * Explains a failed case in words for beginners, by the code that ran and by its result. Undefined if there is nothing
 * to add.
 */
export function explainCase(
  failed: CaseRun,
  language: Language,
  files: Files,
  given: Pick<Input, 'call' | 'stdin' | 'steps'> = {},
): string | undefined {
  const { part = '', got, expected, result } = failed;
  if (got === null) return undefined;
  if (part === 'ended')
    return explainErrorText(got.replace(placePattern, ''), language, placePattern.test(got) ? '' : null);
  const printed = (result?.stdout ?? '') + (result?.stderr ?? '');
  const code = Object.values(files).join('\n');
  return (
    explainCode({
      language,
      code,
      part,
      got,
      expected: expected ?? '',
      printed,
      hasSteps: given.steps !== undefined,
    }) ?? explainDifference(failed, language, given)
  );
}
