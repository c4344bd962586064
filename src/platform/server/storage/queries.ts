import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { FileColumn } from './storage.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Files that no row names yet; files that are not in this table are never swept. */
    unclaimedFiles: {
      key: string;
      /** Milliseconds since 1970. */
      keptAt: number;
      /** 1 once the file is due for removal: it can no longer be claimed. */
      givenUp: number;
    };
  }
}

export function fileQueries(db: Database) {
  return {
    insertUnclaimed: prepareQuery<{ key: string; keptAt: number }>(db)((kysely, param) =>
      kysely.insertInto('unclaimedFiles').values({ key: param('key'), keptAt: param('keptAt'), givenUp: 0 }),
    ),
    /** Stored with time 0, so that the next sweep deletes it. */
    insertReleased: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.insertInto('unclaimedFiles').values({ key: param('key'), keptAt: 0, givenUp: 1 }),
    ),
    /** Returns no row if the file was given up or is already claimed. */
    claim: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.deleteFrom('unclaimedFiles').where('key', '=', param('key')).where('givenUp', '=', 0).returning('key'),
    ),
    /** Waits for a concurrent claim. Returns no row if that succeeded, or the file was never stored. */
    giveUp: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.updateTable('unclaimedFiles').set({ givenUp: 1 }).where('key', '=', param('key')).returning('key'),
    ),
    listUnclaimed: prepareQuery<{ keptBefore: number }>(db)((kysely, param) =>
      kysely.selectFrom('unclaimedFiles').select('key').where('keptAt', '<', param('keptBefore')),
    ),
    deleteUnclaimed: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.deleteFrom('unclaimedFiles').where('key', '=', param('key')),
    ),
  };
}

/** File keys that rows name in a column. */
export async function listNamedFiles(db: Database, { table, keyColumn }: FileColumn): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    select ${sql.ref(keyColumn)} as key from ${sql.table(table)}`.execute(db.readKysely);
  return rows.flatMap(({ key }) => key ?? []);
}
