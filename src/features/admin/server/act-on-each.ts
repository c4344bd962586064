import type { ErrorSpec } from '../../../platform/contract/problems.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';

interface Outcome {
  id: string;
  failure: { code: string; message: string } | null;
}

/**
 * Runs an action for each row in its own commit, so that one refusal does not affect the others. `errors` are the
 * refusals expected for a row; any other error ends the call.
 */
export async function actOnEach<Row extends { readonly id: string }>(
  rows: readonly Row[],
  errors: Readonly<Record<string, ErrorSpec>>,
  act: (row: Row) => Promise<unknown>,
): Promise<{ results: Outcome[] }> {
  async function outcomeOf(row: Row): Promise<Outcome> {
    try {
      await act(row);
      return { id: row.id, failure: null };
    } catch (error) {
      const known = error instanceof Refusal ? errors[error.code] : undefined;
      if (!(error instanceof Refusal) || !known) throw error;
      return { id: row.id, failure: { code: error.code, message: known.message } };
    }
  }
  // Runs them concurrently, so that their commits share one disk sync.
  return { results: await Promise.all(rows.map(outcomeOf)) };
}
