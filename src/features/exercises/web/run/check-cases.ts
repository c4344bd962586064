import { judge } from '../../../engines/judge.ts';
import { type Case, type Input, type ProgramResult, type Program, inputOf } from '../../../engines/run.ts';
import type { CaseResult } from '../exercise.ts';

/**
 * Runs a program with each visible case and compares, like the server; after a case that meets a limit, the others do
 * not run.
 */
export async function checkCases(
  cases: readonly Case[],
  program: Program,
  run: (program: Program, input: Input) => Promise<ProgramResult>,
): Promise<CaseResult[]> {
  const verdicts: CaseResult[] = [];
  let isLimited = false;
  for (const each of cases) {
    const { name } = each;
    if (isLimited) {
      verdicts.push({ name, isHidden: false, isPassed: false, expected: null, got: null });
      continue;
    }
    const outcome = await run(program, inputOf(each));
    isLimited = outcome.ended !== 'done' && outcome.ended !== 'error';
    const { passed, fragments, ...verdict } = judge(each, outcome, program.language);
    const compared = { ...verdict, ...(fragments && { fragments: [...fragments] }) };
    verdicts.push({ name, isHidden: false, isPassed: passed, ...compared });
  }
  return verdicts;
}
