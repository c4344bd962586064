import type { Database, DatabaseTransaction } from '../db/database.ts';

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

export async function insertUnclaimedFile(db: Database, key: string, keptAt: number): Promise<void> {
  await db.kysely.insertInto('unclaimedFiles').values({ key, keptAt, givenUp: 0 }).execute();
}

/** False if it was given up, or claimed already. */
export async function claimFile(transaction: DatabaseTransaction, key: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('unclaimedFiles')
    .where('key', '=', key)
    .where('givenUp', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Waits for a transaction that is about to claim it; false if that did, or nobody ever kept it. */
export async function giveUpFile(db: Database, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('unclaimedFiles')
    .set({ givenUp: 1 })
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listUnclaimedFiles(db: Database, keptBefore: number): Promise<string[]> {
  const rows = await db.readKysely
    .selectFrom('unclaimedFiles')
    .select('key')
    .where('keptAt', '<', keptBefore)
    .execute();
  return rows.map(({ key }) => key);
}

export async function deleteUnclaimedFile(db: Database, key: string): Promise<void> {
  await db.kysely.deleteFrom('unclaimedFiles').where('key', '=', key).execute();
}
