import { judge, tidy } from '../../src/features/engines/judge.ts';
import { type Case, type Files, inputOf } from '../../src/features/engines/run.ts';
import type { EnginePool } from '../../src/features/engines/server/engine-pool.ts';
import { isRunnable, printedBy } from '../../src/features/engines/server/printed-by.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { Example } from './examples.ts';

type CodeExercise = Extract<ContentTypes['exercise'], { kind: 'code' }>;

/**
 * Fault of an example; null if it prints the claimed output. `person` differs per file, because the queue limits
 * waiting programs per person.
 */
export async function exampleFault(
  pool: Pick<EnginePool, 'run'>,
  example: Example,
  person: string,
): Promise<string | null> {
  const { language, code, output } = example;
  if (!isRunnable(language)) return `${language} cannot be run`;
  const printed = await printedBy(pool, language, code, person);
  return printed === tidy(output) ? null : `prints\n${printed}\n… and claims\n${tidy(output)}`;
}

/** First case that the files fail; null if they pass all. */
export async function failedCase(
  pool: Pick<EnginePool, 'run'>,
  exercise: CodeExercise,
  files: Files,
  cases: readonly Case[],
): Promise<string | null> {
  const [first] = await failedCases(pool, exercise, files, cases);
  return first ? `"${first.name}": ${first.fault}` : null;
}

/** Fault of a wrong solution; null if it fails the test that it has to fail. */
export async function wrongFault(
  pool: Pick<EnginePool, 'run'>,
  exercise: CodeExercise,
  { fails, files }: CodeExercise['wrong'][number],
): Promise<string | null> {
  const failed = await failedCases(pool, exercise, files, [...exercise.visible, ...exercise.hidden]);
  if (failed.some(({ name, isRun }) => isRun && name === fails)) return null;
  const names = failed.map(({ name }) => `"${name}"`);
  return `does not fail "${fails}"${names.length > 0 ? `, but ${names.join(', ')}` : ': it passes'}`;
}

interface FailedCase {
  readonly name: string;
  readonly fault: string;
  /** False if an earlier case met a limit. */
  readonly isRun: boolean;
}

async function failedCases(
  pool: Pick<EnginePool, 'run'>,
  exercise: CodeExercise,
  files: Files,
  cases: readonly Case[],
): Promise<FailedCase[]> {
  const { language, entry, page, courseId, exerciseId } = exercise;
  const program = { language, entry, files, ...(page !== undefined && { page }) };
  const outcomes = await pool.run(`${courseId}/${exerciseId}`, program, cases.map(inputOf));
  const failed: FailedCase[] = [];
  for (const [index, { name, ...expectation }] of cases.entries()) {
    const outcome = outcomes[index];
    const verdict = outcome && judge(expectation, outcome, language);
    if (verdict?.passed) continue;
    const fault = verdict ? `expected ${verdict.expected}, got ${verdict.got}` : 'not run';
    failed.push({ name, fault, isRun: verdict !== undefined });
  }
  return failed;
}
