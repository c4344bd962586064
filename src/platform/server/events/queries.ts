import type { Generated, Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

const listedMax = 10_000;

declare module '../db/tables.ts' {
  interface Tables {
    /** What happened lately, for the browsers that are connected; swept after a while. `data` is JSON. */
    events: Omit<EventRow, 'seq'> & { seq: Generated<number> };
  }
}

export interface EventRow {
  /** Given by the database and never twice. One that a slow transaction was given may be seen after higher ones. */
  seq: number;
  id: string;
  userId: string;
  type: string;
  data: string;
  createdAt: number;
}

export async function insertEvent(kysely: Kysely<Tables>, row: Omit<EventRow, 'seq'>): Promise<void> {
  await kysely.insertInto('events').values(row).execute();
}

export function eventQueries(db: Database) {
  return {
    findLast: prepareQuery(db)((kysely) => kysely.selectFrom('events').select('seq').orderBy('seq', 'desc').limit(1)),
    listAfter: prepareQuery<{ seq: number }>(db)((kysely, param) =>
      kysely.selectFrom('events').selectAll().where('seq', '>', param('seq')).orderBy('seq').limit(listedMax),
    ),
    deleteBefore: prepareQuery<{ before: number }>(db)((kysely, param) =>
      kysely.deleteFrom('events').where('createdAt', '<', param('before')).returning('id'),
    ),
  };
}
