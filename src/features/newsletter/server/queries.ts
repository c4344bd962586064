import type { Kysely } from 'kysely';
import { addressIn, rowsBeginning } from '../../../platform/server/db/beginnings.ts';
import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import type { SubscriberState } from '../subscriber-contract.ts';
import type { SubscriberRow } from './tables.ts';

export function newsletterQueries(db: Database) {
  return {
    /**
     * An address that is there already keeps its record and its date. It is written once more all the same: were it not,
     * the time of the answer would tell a stranger that it is there.
     */
    upsertSubscriber: prepareQuery<{ id: string; email: string; timestamp: number }>(db)((kysely, param) =>
      kysely
        .insertInto('newsletterSubscribers')
        .values({
          id: param('id'),
          email: param('email'),
          timestamp: param('timestamp'),
          state: 'unconfirmed',
          askedAt: param('timestamp'),
          consent: '',
        })
        .onConflict((conflict) => conflict.column('email').doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })))
        .returning('id'),
    ),
    findSubscriber: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('newsletterSubscribers').selectAll().where('id', '=', param('id')),
    ),
    findSubscriberByEmail: prepareQuery<{ email: string }>(db)((kysely, param) =>
      kysely.selectFrom('newsletterSubscribers').selectAll().where('email', '=', param('email')),
    ),
    /** Gives no row for whoever is confirmed, or gone. */
    updateAskedAt: prepareQuery<{ id: string; at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ askedAt: param('at') })
        .where('id', '=', param('id'))
        .where('state', '<>', 'confirmed')
        .returning('id'),
    ),
    /** Gives no row where there is nothing to confirm: they are confirmed, or have ended it and nobody has asked since. */
    confirmSubscriber: prepareQuery<{ id: string; at: number; consent: string }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ state: 'confirmed', confirmedAt: param('at'), consent: param('consent'), endedAt: null })
        .where('id', '=', param('id'))
        .where('state', '<>', 'confirmed')
        .where((eb) => eb.or([eb('endedAt', 'is', null), eb('askedAt', '>', eb.ref('endedAt'))]))
        .returning('id'),
    ),
    /** Gives no row where it has ended already in this way. */
    endSubscription: prepareQuery<{ id: string; state: SubscriberState; at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ state: param('state'), endedAt: param('at') })
        .where('id', '=', param('id'))
        .where('state', '<>', param('state'))
        .returning('id'),
    ),
    /** Whoever has unsubscribed stays unsubscribed. */
    bounceSubscriber: prepareQuery<{ email: string; at: number }>(db)((kysely, param) =>
      bouncing(kysely, param('at')).where('email', '=', param('email')),
    ),
    /** The same by id. */
    bounceRecipient: prepareQuery<{ id: string; at: number }>(db)((kysely, param) =>
      bouncing(kysely, param('at')).where('id', '=', param('id')),
    ),
    /** Gives no row for a subscriber who is gone. */
    deleteSubscriber: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('newsletterSubscribers').where('id', '=', param('id')).returning('id'),
    ),
  };
}

function bouncing(kysely: Kysely<Tables>, at: number) {
  return kysely
    .updateTable('newsletterSubscribers')
    .set({ state: 'bounced', endedAt: at })
    .where('state', 'in', ['unconfirmed', 'confirmed'])
    .returning('id');
}

/** Each is the order of an index, also within one state. */
const orders = { newest: ['id', 'desc', '<'], oldest: ['id', 'asc', '>'], email: ['email', 'asc', '>'] } as const;

/** `cursor` is what the last subscriber before is sorted by: an id, or an email address. */
interface WantedSubscribers {
  readonly search?: string | undefined;
  readonly state?: SubscriberState | undefined;
  readonly order: keyof typeof orders;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** For administrators: subscribers as far as they are wanted. */
export function selectWantedSubscribers(
  db: Database,
  { search, state, order, cursor, limit }: WantedSubscribers,
): Promise<SubscriberRow[]> {
  const [column, direction, after] = orders[order];
  let query = db.readKysely.selectFrom('newsletterSubscribers').selectAll().orderBy(column, direction).limit(limit);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(contains(db, search, 'email'));
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
}

/** For administrators: the subscribers whose address, or its host, begins with what was typed. */
export function selectSubscribersBeginning(db: Database, typed: string, limit: number): Promise<SubscriberRow[]> {
  return rowsBeginning(db, addressIn(db, 'newsletterSubscribers', 'id'), { typed, limit }, (ids) =>
    db.readKysely.selectFrom('newsletterSubscribers').selectAll().where('id', 'in', ids).execute(),
  );
}
