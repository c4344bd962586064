import type { ErrorSpec } from '../../../platform/contract/problems.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';

interface Outcome {
  id: string;
  failure: { code: string; message: string } | null;
}

/**
 * Does an act for each of some rows, in a commit of its own: what one is refused, the others do not suffer. `errors` are the refusals
 * that a row may meet; whatever else is thrown ends the call.
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
  // All at once: what arrives together shares one wait for the disk.
  return { results: await Promise.all(rows.map(outcomeOf)) };
}
