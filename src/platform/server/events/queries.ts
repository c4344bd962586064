import type { Generated } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Recent events for connected browsers, deleted after a while. `data` is JSON. */
    events: Omit<EventRow, 'seq'> & { seq: Generated<number> };
  }
}

export interface EventRow {
  /** Assigned by the database and never reused. A slow transaction's number may be seen after higher ones. */
  seq: number;
  id: string;
  userId: string;
  type: string;
  data: string;
  createdAt: number;
}

export function eventQueries(db: Database) {
  return {
    insertEvent: prepareQuery<{ id: string; userId: string; type: string; data: string; createdAt: number }>(db)(
      (kysely, param) =>
        kysely.insertInto('events').values({
          id: param('id'),
          userId: param('userId'),
          type: param('type'),
          data: param('data'),
          createdAt: param('createdAt'),
        }),
    ),
    findLast: prepareQuery(db)((kysely) => kysely.selectFrom('events').select('seq').orderBy('seq', 'desc').limit(1)),
    listAfter: prepareQuery<{ seq: number; limit: number }>(db)((kysely, param) =>
      kysely.selectFrom('events').selectAll().where('seq', '>', param('seq')).orderBy('seq').limit(param('limit')),
    ),
    deleteBefore: prepareQuery<{ before: number }>(db)((kysely, param) =>
      kysely.deleteFrom('events').where('createdAt', '<', param('before')),
    ),
  };
}
