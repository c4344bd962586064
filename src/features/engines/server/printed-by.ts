import { tidy } from '../judge.ts';
import type { Language, ProgramResult } from '../run.ts';
import type { EnginePool } from './engine-pool.ts';

const entries: Readonly<Record<string, string>> = { python: 'main.py', javascript: 'main.js' };

/** Returns true if programs in this language can run here; others are only shown. */
export function isRunnable(language: string): language is Language {
  return language in entries;
}

/**
 * Runs a program of one file and returns its output, and its error's last line if it fails, as a reader sees it.
 * `person` is any key of the queue.
 */
export async function printedBy(
  pool: Pick<EnginePool, 'run'>,
  language: Language,
  code: string,
  person: string,
): Promise<string> {
  const entry = entries[language] ?? '';
  const [outcome] = await pool.run(person, { language, files: { [entry]: code }, entry }, [{}]);
  if (!outcome) throw new Error('nothing came of it');
  return tidy([tidy(outcome.stdout), lastLineOf(language, outcome)].filter(Boolean).join('\n'));
}

/** Last line of an error: Python's own, which may contain a suggestion; otherwise its name and message. */
function lastLineOf(language: Language, { raised }: ProgramResult): string | undefined {
  if (!raised) return undefined;
  const { names, message, trace } = raised;
  if (language === 'python' && trace) return tidy(trace).split('\n').at(-1);
  return `${names[0]}${message && `: ${message}`}`;
}
