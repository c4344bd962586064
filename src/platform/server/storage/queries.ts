import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { FileColumn } from './storage.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Files that no row names yet; a file that is not in here is never swept. */
    unclaimedFiles: {
      key: string;
      /** Milliseconds since 1970. */
      keptAt: number;
      /** 1 from when it is decided to remove it: nobody can claim it any more. */
      givenUp: number;
    };
  }
}

export function fileQueries(db: Database) {
  return {
    insertUnclaimed: prepareQuery<{ key: string; keptAt: number }>(db)((kysely, param) =>
      kysely.insertInto('unclaimedFiles').values({ key: param('key'), keptAt: param('keptAt'), givenUp: 0 }),
    ),
    /** Since ever, so that the next sweep takes it. */
    insertReleased: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.insertInto('unclaimedFiles').values({ key: param('key'), keptAt: 0, givenUp: 1 }),
    ),
    /** Gives no row if it was given up, or claimed already. */
    claim: prepareQuery<{ key: string }>(db)((kysely, param) =>
      kysely.deleteFrom('unclaimedFiles').where('key', '=', param('key')).where('givenUp', '=', 0).returning('key'),
    ),
    /** Waits for a commit that is about to claim it; gives no row if that did, or nobody ever kept it. */
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

/** The keys that rows name, each column in its turn. */
export async function listNamedFiles(db: Database, { table, keyColumn }: FileColumn): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    select ${sql.ref(keyColumn)} as key from ${sql.table(table)}`.execute(db.readKysely);
  return rows.flatMap(({ key }) => key ?? []);
}
