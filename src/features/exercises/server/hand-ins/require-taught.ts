import { teaches } from '../../../../platform/server/http/access.ts';
import type { Caller } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';

/**
 * Returns the submission. Throws the refusal `hand-in-not-found` if there is none or the caller does not teach its
 * course.
 */
export function requireTaught<Row extends { readonly courseId: string }>(row: Row | undefined, caller: Caller): Row {
  if (!row || !teaches(caller, row.courseId)) throw new Refusal('hand-in-not-found');
  return row;
}
