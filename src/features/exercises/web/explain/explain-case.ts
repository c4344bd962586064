import type { Files, Input, Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { explainCode } from './explain-code.ts';
import { explainDifference } from './explain-difference.ts';
import { explainEndless } from './explain-endless.ts';
import { explainErrorText } from './explain-error.ts';

/** Place of an error at the end of a text from the server. */
const placePattern = / \([\w.-]+, line \d+\)$/;

/** End of a run that met a limit. */
const endlessEnd = /^Stopped: it (?:ran too long|printed too much)/;

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
  const code = Object.values(files).join('\n');
  if (part === 'ended')
    return endlessEnd.test(got)
      ? explainEndless(code)
      : explainErrorText(got.replace(placePattern, ''), language, placePattern.test(got) ? '' : null, code);
  const printed = (result?.stdout ?? '') + (result?.stderr ?? '');
  return (
    explainCode({
      language,
      code,
      part,
      got,
      expected: expected ?? '',
      printed,
      call: given.call,
      steps: given.steps,
    }) ?? explainDifference(failed, language, given)
  );
}
