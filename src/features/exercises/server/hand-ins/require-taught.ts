import { teaches } from '../../../../platform/server/http/access.ts';
import type { Caller } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';

/** The hand-in that was found. Throws the refusal `hand-in-not-found` where there is none, or it is of a course that the caller may not teach. */
export function requireTaught<Row extends { readonly courseId: string }>(row: Row | undefined, caller: Caller): Row {
  if (!row || !teaches(caller, row.courseId)) throw new Refusal('hand-in-not-found');
  return row;
}
