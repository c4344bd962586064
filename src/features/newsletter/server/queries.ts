import type { Kysely } from 'kysely';
import type { ListRequest } from '../../../platform/contract/list.ts';
import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { addressSearch, rowsBeginning } from '../../../platform/server/db/prefix-search.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import type { SubscriberState, subscriberList } from '../subscriber-list-contract.ts';
import type { SubscriberRow } from './tables.ts';

export function newsletterQueries(db: Database) {
  return {
    /**
     * Inserts a subscriber. An existing address keeps its row and date, but is written again, because the response time
     * would otherwise reveal that it exists.
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
    /** Returns no row if the subscriber is confirmed or deleted. */
    updateAskedAt: prepareQuery<{ id: string; at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ askedAt: param('at') })
        .where('id', '=', param('id'))
        .where('state', '<>', 'confirmed')
        .returning('id'),
    ),
    /** Returns no row if there is nothing to confirm: already confirmed, or ended and not asked again since. */
    confirmSubscriber: prepareQuery<{ id: string; at: number; consent: string }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ state: 'confirmed', confirmedAt: param('at'), consent: param('consent'), endedAt: null })
        .where('id', '=', param('id'))
        .where('state', '<>', 'confirmed')
        .where((eb) => eb.or([eb('endedAt', 'is', null), eb('askedAt', '>', eb.ref('endedAt'))]))
        .returning('id'),
    ),
    /** Returns no row if the subscription has already ended in this way. */
    endSubscription: prepareQuery<{ id: string; state: SubscriberState; at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('newsletterSubscribers')
        .set({ state: param('state'), endedAt: param('at') })
        .where('id', '=', param('id'))
        .where('state', '<>', param('state'))
        .returning('id'),
    ),
    /** Marks an address as bounced; an unsubscribed one stays unsubscribed. */
    bounceSubscriber: prepareQuery<{ email: string; at: number }>(db)((kysely, param) =>
      bouncing(kysely, param('at')).where('email', '=', param('email')),
    ),
    /** Marks a subscriber as bounced, like `bounceSubscriber`, by id. */
    bounceRecipient: prepareQuery<{ id: string; at: number }>(db)((kysely, param) =>
      bouncing(kysely, param('at')).where('id', '=', param('id')),
    ),
    /** Returns no row if the subscriber does not exist. */
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

/** Sort orders; each is that of an index, also within one state. */
const orders = { newest: ['id', 'desc', '<'], oldest: ['id', 'asc', '>'], email: ['email', 'asc', '>'] } as const;

/** Lists subscribers by filter, for administrators. */
export function selectSubscribers(
  db: Database,
  { search, state, order, cursor, limit }: ListRequest<typeof subscriberList>,
): Promise<SubscriberRow[]> {
  const [column, direction, after] = orders[order];
  let query = db.readKysely.selectFrom('newsletterSubscribers').selectAll().orderBy(column, direction).limit(limit);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(contains(db, search, 'email'));
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
}

/** Finds subscribers, for administrators, whose address or its host starts with the input. */
export function selectSubscribersBeginning(db: Database, typed: string, limit: number): Promise<SubscriberRow[]> {
  return rowsBeginning(db, addressSearch(db, 'newsletterSubscribers', 'id'), { typed, limit }, (ids) =>
    db.readKysely.selectFrom('newsletterSubscribers').selectAll().where('id', 'in', ids).execute(),
  );
}
