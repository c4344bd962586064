import { judge } from '../../../engines/judge.ts';
import { type Case, type Input, type ProgramResult, type Program, inputOf } from '../../../engines/run.ts';
import type { CaseResult } from '../exercise.ts';

/** Result of a visible case in this browser, with its run. Without `result`, an earlier case met a limit. */
export interface CaseRun extends CaseResult {
  readonly result?: ProgramResult;
}

/**
 * Runs a program with each visible case and compares, like the server; after a case that meets a limit, the others do
 * not run.
 */
export async function checkCases(
  cases: readonly Case[],
  program: Program,
  run: (program: Program, input: Input) => Promise<ProgramResult>,
): Promise<CaseRun[]> {
  const runs: CaseRun[] = [];
  let isLimited = false;
  for (const each of cases) {
    const { name } = each;
    if (isLimited) {
      runs.push({ name, isHidden: false, isPassed: false, expected: null, got: null });
      continue;
    }
    const result = await run(program, inputOf(each));
    isLimited = result.ended !== 'done' && result.ended !== 'error';
    const { passed, fragments, ...verdict } = judge(each, result, program.language);
    const compared = { ...verdict, ...(fragments && { fragments: [...fragments] }) };
    runs.push({ name, isHidden: false, isPassed: passed, ...compared, result });
  }
  return runs;
}
