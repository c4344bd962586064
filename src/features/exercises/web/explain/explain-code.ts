import { type CodeRule, type Failed, codeMaxLength, isPage, linesOf } from './code-rule.ts';
import { commonMistakes } from './common-mistakes.ts';
import { javascriptMistakes } from './javascript-mistakes.ts';
import { pageMistakes } from './page-mistakes.ts';
import { pythonMistakes } from './python-mistakes.ts';
import { reactMistakes } from './react-mistakes.ts';

/** Explains a failed case by its code. Undefined if no common mistake is found in it. */
export function explainCode(failed: Failed): string | undefined {
  if (failed.part === 'ended' || failed.code.length > codeMaxLength) return undefined;
  const subject = { ...failed, ...linesOf(failed.code) };
  return rulesFor(failed).find(([applies]) => applies(subject))?.[1];
}

function rulesFor(failed: Failed): readonly CodeRule[] {
  if (failed.language === 'python') return [...pythonMistakes, ...commonMistakes];
  const ofPage = failed.language === 'react' ? reactMistakes : pageMistakes;
  return [...javascriptMistakes, ...(isPage(failed) ? ofPage : []), ...commonMistakes];
}
