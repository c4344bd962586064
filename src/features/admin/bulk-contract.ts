import * as z from 'zod/mini';
import { Id } from '../../platform/contract/text.ts';

/** Maximum number of rows in one call. */
export const rowsAtOnceMax = 100;

/** Result for one row; `failure` is null on success. */
const Outcome = z.object({
  id: z.string(),
  failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

/** Results of a bulk action, in the order of the request's rows. Each row is changed, audited and refused separately. */
export const Outcomes = z.object({ results: z.array(Outcome) });
export const outcomes = { status: 200, body: Outcomes } as const;

/** Array of rows without duplicate ids. */
export function rowsOf<Row extends z.core.$ZodType<{ id: string }>>(row: Row) {
  return z.array(row).check(
    z.minLength(1),
    z.maxLength(rowsAtOnceMax),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'name each row once'),
  );
}

/** Body of a bulk change. `from` is the value that the client has seen: a row with another value stays unchanged. */
export function changesOf<From extends z.core.$ZodType, To extends z.core.$ZodType>(from: From, to: To) {
  return z.object({ changes: rowsOf(z.object({ id: Id, from, to })) });
}

/** Body of a bulk deletion. */
export const deletions = z.object({ rows: rowsOf(z.object({ id: Id })) });
