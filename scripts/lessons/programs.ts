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
export async function exampleFault(pool: EnginePool, example: Example, person: string): Promise<string | null> {
  const { language, code, output } = example;
  if (!isRunnable(language)) return `${language} cannot be run`;
  const printed = await printedBy(pool, language, code, person);
  return printed === tidy(output) ? null : `prints\n${printed}\n… and claims\n${tidy(output)}`;
}

/** First case that the files fail; null if they pass all. */
export async function failedCase(
  pool: EnginePool,
  exercise: CodeExercise,
  files: Files,
  cases: readonly Case[],
): Promise<string | null> {
  const { language, entry, page, courseId, exerciseId } = exercise;
  const program = { language, entry, files, ...(page !== undefined && { page }) };
  const outcomes = await pool.run(`${courseId}/${exerciseId}`, program, cases.map(inputOf));
  for (const [index, { name, ...expectation }] of cases.entries()) {
    const outcome = outcomes[index];
    const verdict = outcome && judge(expectation, outcome, language);
    if (!verdict?.passed)
      return `"${name}": ${verdict ? `expected ${verdict.expected}, got ${verdict.got}` : 'not run'}`;
  }
  return null;
}
