import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { AuditRow } from '../queries.ts';
import { type Wanted, entriesWanted } from './queries.ts';

/** Goes through the entries in their order, so many at once, until a page is full; others have their turn between. */
export async function inTurns(db: Database, wanted: Wanted, limit: number, atOnce: number): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let { cursor } = wanted;
  for (;;) {
    const part = { ...wanted, cursor };
    const end = await lastOfPart(db, part, atOnce);
    const query = entriesWanted(db, part)
      .selectAll()
      .limit(limit - rows.length);
    const isWithin = wanted.order === 'newest' ? '>=' : '<=';
    rows.push(...(await (end === undefined ? query : query.where('id', isWithin, end)).execute()));
    if (rows.length === limit || end === undefined) return rows;
    cursor = end;
    await othersTurn();
  }
}

/** The id that a part ends with; undefined for the last part. */
async function lastOfPart(db: Database, { search: _search, ...wanted }: Wanted, atOnce: number) {
  const query = entriesWanted(db, wanted).select('id').limit(1).offset(atOnce);
  return (await query.executeTakeFirst())?.id;
}
