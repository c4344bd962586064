import { judge } from '../../src/features/exercises/engine/judge.ts';
import {
  type Case,
  type Files,
  type Language,
  type Outcome,
  inputOf,
} from '../../src/features/exercises/engine/run.ts';
import type { EnginePool } from '../../src/features/exercises/server/engine/engine-pool.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { Example } from './examples.ts';

type CodeExercise = Extract<ContentTypes['exercise'], { kind: 'code' }>;

/** Every file is a person of its own: the queue lets each have some waiting. */
const entries: Readonly<Record<string, string>> = { python: 'main.py', javascript: 'main.js' };

/** Whether something that prints can be run here; the others are shown only. */
export function isRunnable(language: string): language is Language {
  return language in entries;
}

/** What an example prints, and its error's last line if it ends in one, as a reader of the lesson sees it. */
export async function printedBy(pool: EnginePool, language: Language, code: string, person: string): Promise<string> {
  const entry = entries[language] ?? '';
  const [outcome] = await pool.run(person, { language, files: { [entry]: code }, entry }, [{}]);
  if (!outcome) throw new Error('nothing came of it');
  return tidy([tidy(outcome.stdout), lastLineOf(language, outcome)].filter(Boolean).join('\n'));
}

/** The fault of an example, in words; null if it prints what it claims. */
export async function exampleFault(pool: EnginePool, example: Example, person: string): Promise<string | null> {
  const { language, code, output } = example;
  if (!isRunnable(language)) return `${language} cannot be run`;
  const printed = await printedBy(pool, language, code, person);
  return printed === tidy(output) ? null : `prints\n${printed}\n… and claims\n${tidy(output)}`;
}

/** The first case that the files do not pass, in words; null if they pass all. */
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
    const verdict = outcome && judge(expectation, outcome);
    if (!verdict?.passed)
      return `"${name}": ${verdict ? `expected ${verdict.expected}, got ${verdict.got}` : 'not run'}`;
  }
  return null;
}

function tidy(text: string): string {
  return text.replaceAll(/[^\S\n]+$/gm, '').replace(/\n+$/, '');
}

/** Of an error: Python's own last line, which may hold a suggestion; elsewhere its name and its message. */
function lastLineOf(language: Language, { raised }: Outcome): string | undefined {
  if (!raised) return undefined;
  const { names, message, trace } = raised;
  if (language === 'python' && trace) return tidy(trace).split('\n').at(-1);
  return `${names[0]}${message && `: ${message}`}`;
}
