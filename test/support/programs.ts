import { EngineFailed } from '../../src/features/engines/host.ts';
import type { Files, Input, Language, ProgramResult, Program } from '../../src/features/engines/run.ts';
import type { EnginePool } from '../../src/features/engines/server/engine-pool.ts';

const entries: Readonly<Record<Language, string>> = { javascript: 'main.js', react: 'App.jsx', python: 'main.py' };

/** Program of one file, and more if given. */
export function programOf(language: Language, source: string, more: Files = {}, page?: string): Program {
  const entry = entries[language];
  return { language, entry, files: { [entry]: source, ...more }, ...(page !== undefined && { page }) };
}

/** Number of runs: on a machine without a free core, a run may fail and is retried. */
const retriesMax = 10;

/** Outcome of a run, retried on a busy machine. */
export async function firstResult(
  pool: EnginePool,
  person: string,
  program: Program,
  input: Input,
): Promise<ProgramResult> {
  for (let tries = 1; ; tries++) {
    try {
      const [outcome] = await pool.run(person, program, [input]);
      if (!outcome) throw new Error('the pool gave no outcome');
      return outcome;
    } catch (error) {
      if (!(error instanceof EngineFailed) || tries === retriesMax) throw error;
    }
  }
}
