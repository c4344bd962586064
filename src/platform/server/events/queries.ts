import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** What happened lately, for the browsers that are connected; swept after a while. `data` is JSON. */
    events: { id: string; userId: string; type: string; data: string; createdAt: number };
  }
}

export interface EventRow {
  id: string;
  userId: string;
  type: string;
  data: string;
  createdAt: number;
}

export async function insertEvent(kysely: Kysely<Tables>, row: EventRow): Promise<void> {
  await kysely.insertInto('events').values(row).execute();
}

export function eventQueries(db: Database) {
  return {
    listSince: prepareQuery<{ since: number }>(db)((kysely, param) =>
      kysely.selectFrom('events').selectAll().where('createdAt', '>=', param('since')).orderBy('createdAt').limit(1000),
    ),
    deleteBefore: prepareQuery<{ before: number }>(db)((kysely, param) =>
      kysely.deleteFrom('events').where('createdAt', '<', param('before')).returning('id'),
    ),
  };
}
