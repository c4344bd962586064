import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `timestamp` is milliseconds since 1970. */
    newsletterSubscribers: { id: string; email: string; timestamp: number };
  }
}

export function newsletterQueries(db: Database) {
  return {
    /**
     * An address that is subscribed already keeps its record and its date. It is written once more all the same: were it not,
     * the time of the answer would tell a stranger that it is there.
     */
    upsertSubscriber: prepareQuery<{ id: string; email: string; timestamp: number }>(db)((kysely, param) =>
      kysely
        .insertInto('newsletterSubscribers')
        .values({ id: param('id'), email: param('email'), timestamp: param('timestamp') })
        .onConflict((conflict) => conflict.column('email').doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })))
        .returning('id'),
    ),
  };
}

/** For the operator: the newest first. */
export function selectSubscribers(db: Database, limit: number): Promise<{ email: string; timestamp: number }[]> {
  return db.readKysely
    .selectFrom('newsletterSubscribers')
    .select(['email', 'timestamp'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
