import type { Generated } from 'kysely';
import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { MessageState } from '../contract.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
};

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    contactMessages: ContactMessageRow & { state: Generated<MessageState> };
  }
}

/** `cursor` is the id of the last message before. */
interface WantedMessages {
  readonly search?: string | undefined;
  readonly state?: MessageState | undefined;
  readonly order: 'newest' | 'oldest';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export function contactQueries(db: Database) {
  return {
    insertMessage: prepareQuery<ContactMessageRow>(db)((kysely, param) =>
      kysely.insertInto('contactMessages').values({
        id: param('id'),
        name: param('name'),
        email: param('email'),
        message: param('message'),
        timestamp: param('timestamp'),
      }),
    ),
    findMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('contactMessages').selectAll().where('id', '=', param('id')),
    ),
    /** Gives no row for a message that is gone. */
    updateState: prepareQuery<{ id: string; state: MessageState }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set({ state: param('state') })
        .where('id', '=', param('id'))
        .returning('id'),
    ),
    /** Gives no row for a message that is gone. */
    deleteMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('contactMessages').where('id', '=', param('id')).returning('id'),
    ),
    countInState: prepareQuery<{ state: MessageState }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactMessages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', param('state')),
    ),
  };
}

/** For administrators: messages as far as they are wanted. */
export function selectWantedMessages(db: Database, { search, state, order, cursor, limit }: WantedMessages) {
  let query = db.readKysely
    .selectFrom('contactMessages')
    .selectAll()
    .orderBy('id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit);
  if (search) query = query.where(contains(search, 'name', 'email', 'message'));
  if (state) query = query.where('state', '=', state);
  if (cursor) query = query.where('id', order === 'newest' ? '<' : '>', cursor);
  return query.execute();
}

/** For the operator: the newest first. */
export function selectMessages(db: Database, limit: number): Promise<ContactMessageRow[]> {
  return db.readKysely.selectFrom('contactMessages').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
