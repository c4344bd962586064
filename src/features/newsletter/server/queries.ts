import { contains } from '../../../platform/server/db/contains.ts';
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
    findSubscriber: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('newsletterSubscribers').selectAll().where('id', '=', param('id')),
    ),
    /** Gives no row for a subscriber who is gone. */
    deleteSubscriber: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('newsletterSubscribers').where('id', '=', param('id')).returning('id'),
    ),
  };
}

/** Each is the order of an index. */
const orders = { newest: ['id', 'desc', '<'], oldest: ['id', 'asc', '>'], email: ['email', 'asc', '>'] } as const;

/** `cursor` is what the last subscriber before is sorted by: an id, or an email address. */
interface WantedSubscribers {
  readonly search?: string | undefined;
  readonly order: keyof typeof orders;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** For administrators: subscribers as far as they are wanted. */
export function selectWantedSubscribers(db: Database, { search, order, cursor, limit }: WantedSubscribers) {
  const [column, direction, after] = orders[order];
  let query = db.readKysely.selectFrom('newsletterSubscribers').selectAll().orderBy(column, direction).limit(limit);
  if (search) query = query.where(contains(search, 'email'));
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
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
