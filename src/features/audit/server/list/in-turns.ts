import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { AuditRow } from '../queries.ts';
import { type AuditFilter, matchingEntries } from './queries.ts';

/** Scans the entries in order, `atOnce` at a time, until a page is full. Other requests run between the steps. */
export async function inTurns(db: Database, wanted: AuditFilter, limit: number, atOnce: number): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let { cursor } = wanted;
  for (;;) {
    const part = { ...wanted, cursor };
    const end = await lastOfPart(db, part, atOnce);
    const query = matchingEntries(db, part)
      .selectAll()
      .limit(limit - rows.length);
    const isWithin = wanted.order === 'newest' ? '>=' : '<=';
    rows.push(...(await (end === undefined ? query : query.where('id', isWithin, end)).execute()));
    if (rows.length === limit || end === undefined) return rows;
    cursor = end;
    await othersTurn();
  }
}

/** Id of the last entry in a step; undefined in the last step. */
async function lastOfPart(db: Database, { search: _search, ...wanted }: AuditFilter, atOnce: number) {
  const query = matchingEntries(db, wanted).select('id').limit(1).offset(atOnce);
  return (await query.executeTakeFirst())?.id;
}
