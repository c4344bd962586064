import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { ServerProcess } from '../../../scripts/support/server-process.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Moves everything that was learned on a server back in time, so that what was due later is due now. */
export function learnedEarlier({ env }: Pick<ServerProcess, 'env'>, days: number): void {
  const database = new DatabaseSync(join(env['OPVIR_DATA_DIR'] ?? '', 'opvir.sqlite'));
  const by = days * dayMs;
  database.exec(`pragma busy_timeout = 10000;
    update "learningEvents" set "at" = "at" - ${by}, "clientAt" = "clientAt" - ${by};
    update "reviewAnswers" set "at" = "at" - ${by}, "clientAt" = "clientAt" - ${by};`);
  database.close();
}
