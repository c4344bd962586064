import type * as z from 'zod/mini';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { EngineFailed, type HostedResult } from '../../engines/host.ts';
import { type CaseVerdict, judge } from '../../engines/judge.ts';
import { shownMaxLength } from '../../engines/limits.ts';
import { type Language, type Program, expectationOf, inputOf } from '../../engines/run.ts';
import { EngineBusy, type EnginePool, type RunOptions } from '../../engines/server/public.ts';
import type { Graded } from '../../progress/server/public.ts';
import type { CaseResult as CaseResultShape, ExerciseCase } from '../contract.ts';
import type { Exercise } from './content.ts';
import type { Place } from './find-exercise.ts';

export type CodeExercise = Extract<Exercise, { kind: 'code' }>;
type CaseResult = z.infer<typeof CaseResultShape>;

export interface Grade {
  readonly cases: CaseResult[];
  readonly isPassed: boolean;
  readonly points: number;
  readonly maxPoints: number;
  readonly engine: string;
}

/** Graded attempt at an exercise: its learner, and the version that graded it. `key` is unique among all of theirs. */
export interface RecordedSubmission extends Place {
  readonly userId: string;
  readonly version: string;
  readonly key: string;
  readonly clientAt: number | null;
  readonly device: string | null;
}

interface Run extends Omit<RunOptions, 'expectations'> {
  readonly engines: Pick<EnginePool, 'run'>;
  /** Queued by learner and address. */
  readonly userId: string;
}

/**
 * Runs a program with the input of every case and grades it. Of hidden cases, only a broken rule is returned with its
 * sentence. Points are all or nothing. Throws the refusal `engine-busy` if there is no room or no engine, or the server stops: nothing was
 * graded, and the same key may be sent again.
 */
export async function gradeProgram(
  { language, entry, page, visible, hidden, points: maxPoints }: CodeExercise,
  files: Program['files'],
  { engines, userId, ...options }: Run,
): Promise<Grade> {
  const program = { language, entry, files, ...(page !== undefined && { page }) };
  const all = [...visible, ...hidden];
  const outcomes = await engines
    .run(userId, program, all.map(inputOf), { ...options, expectations: all.map(expectationOf) })
    .catch(asRefusal);
  if (outcomes.some(({ ended }) => ended === 'stopped')) throw new Refusal('engine-busy');
  const cases = all.map((each, index) =>
    verdictOf(each, outcomes[index], { language, isHidden: index >= visible.length }),
  );
  const isPassed = cases.every((verdict) => verdict.isPassed);
  return { cases, isPassed, points: isPassed ? maxPoints : 0, maxPoints, engine: outcomes[0]?.engine ?? '' };
}

function asRefusal(error: unknown): never {
  throw error instanceof EngineBusy || error instanceof EngineFailed ? new Refusal('engine-busy') : error;
}

/** Entry of the learner's record for an attempt that the server graded. */
export function entryOf(
  { userId, courseId, exerciseId, version, key, clientAt, device }: RecordedSubmission,
  result: Pick<Graded, 'points' | 'maxPoints' | 'passed' | 'details'>,
): Graded {
  const about = { userId, courseId, kind: 'exercise-submitted', subject: exerciseId, version } as const;
  return { ...about, ...result, attemptId: key, clientAt, device };
}

/** Result of one case; without `outcome` it did not run, since an earlier case met a limit. */
function verdictOf(
  { name, ...expectation }: ExerciseCase,
  outcome: HostedResult | undefined,
  { language, isHidden }: { readonly language: Language; readonly isHidden: boolean },
): CaseResult {
  if (!outcome) return { name, isHidden, isPassed: false, expected: null, got: null };
  // A run that was cut off has no verdict yet, and judging it is cheap.
  const { passed, ...verdict } = outcome.verdict ?? judge(expectation, outcome, language);
  const result = { name, isHidden, isPassed: passed };
  const isSecret = isHidden && (passed || verdict.part !== 'rule');
  return isSecret ? { ...result, expected: null, got: null } : { ...result, ...shortened(verdict) };
}

function shortened({ part, expected, got, fragments }: Omit<CaseVerdict, 'passed'>) {
  const shown = (text: string) => text.slice(0, shownMaxLength);
  return { part, expected: shown(expected), got: shown(got), ...(fragments && { fragments: [...fragments] }) };
}
