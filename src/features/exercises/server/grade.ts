import type * as z from 'zod/mini';
import type { HostedResult } from '../../engines/host.ts';
import { type RunGrade as EngineVerdict, judge } from '../../engines/judge.ts';
import { shownMaxLength } from '../../engines/limits.ts';
import {
  type Expectation,
  type Input,
  type Language,
  type Program,
  expectationOf,
  inputOf,
} from '../../engines/run.ts';
import type { CaseResult, ExerciseCase } from '../contract.ts';
import type { Exercise } from './content.ts';

export type CodeExercise = Extract<Exercise, { kind: 'code' }>;
type RunGrade = z.infer<typeof CaseResult>;

export interface Grade {
  readonly cases: RunGrade[];
  readonly isPassed: boolean;
  readonly points: number;
  readonly maxPoints: number;
  readonly engine: string;
}

/**
 * Runs a program with the input of every case and grades it. Expectations are not part of a run, and the results of
 * hidden cases are not returned. Points are all or nothing.
 */
export async function gradeProgram(
  { language, entry, page, visible, hidden, points: maxPoints }: CodeExercise,
  files: Program['files'],
  run: (
    program: Program,
    inputs: readonly Input[],
    expectations: readonly Expectation[],
  ) => Promise<readonly HostedResult[]>,
): Promise<Grade> {
  const program = { language, entry, files, ...(page !== undefined && { page }) };
  const all = [...visible, ...hidden];
  const outcomes = await run(program, all.map(inputOf), all.map(expectationOf));
  const cases = all.map((each, index) =>
    verdictOf(each, outcomes[index], { language, isHidden: index >= visible.length }),
  );
  const isPassed = cases.every((verdict) => verdict.isPassed);
  return { cases, isPassed, points: isPassed ? maxPoints : 0, maxPoints, engine: outcomes[0]?.engine ?? '' };
}

/** Result of one case; without `outcome` it did not run, since an earlier case met a limit. */
function verdictOf(
  { name, ...expectation }: ExerciseCase,
  outcome: HostedResult | undefined,
  { language, isHidden }: { readonly language: Language; readonly isHidden: boolean },
): RunGrade {
  if (!outcome) return { name, isHidden, isPassed: false, expected: null, got: null };
  // A run that was cut off has no verdict yet, and judging it is cheap.
  const { passed, ...verdict } = outcome.verdict ?? judge(expectation, outcome, language);
  const made = { name, isHidden, isPassed: passed };
  return isHidden ? { ...made, expected: null, got: null } : { ...made, ...shortened(verdict) };
}

function shortened({ part, expected, got, fragments }: Omit<EngineVerdict, 'passed'>) {
  const shown = (text: string) => text.slice(0, shownMaxLength);
  return { part, expected: shown(expected), got: shown(got), ...(fragments && { fragments: [...fragments] }) };
}
