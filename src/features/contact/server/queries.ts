import type { Generated } from 'kysely';
import type { ListRequest } from '../../../platform/contract/list.ts';
import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { addressSearch, nameSearch, rowsBeginning } from '../../../platform/server/db/prefix-search.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { MessageState, messageList } from '../message-list-contract.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
};

type Origin = 'form' | 'chat';

type NewMessage = ContactMessageRow & { state: MessageState; origin: Origin };

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    contactMessages: ContactMessageRow & {
      state: Generated<MessageState>;
      origin: Generated<Origin>;
      /** Number of thread entries from both sides. */
      version: Generated<number>;
      /** Token of the thread's reply address; null before the first answer. */
      replyToken: string | null;
      assigneeId: string | null;
    };
  }
}

export function contactQueries(db: Database) {
  return {
    insertMessage: prepareQuery<NewMessage>(db)((kysely, param) =>
      kysely.insertInto('contactMessages').values({
        id: param('id'),
        name: param('name'),
        email: param('email'),
        message: param('message'),
        timestamp: param('timestamp'),
        state: param('state'),
        origin: param('origin'),
      }),
    ),
    findMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactMessages')
        .leftJoin('users', 'users.uid', 'contactMessages.assigneeId')
        .selectAll('contactMessages')
        .select(['users.name as assigneeName', 'users.email as assigneeEmail'])
        .where('contactMessages.id', '=', param('id')),
    ),
    /** Returns no row if the message was deleted or has another state by now. */
    updateState: prepareQuery<{ id: string; from: MessageState; to: MessageState }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set({ state: param('to') })
        .where('id', '=', param('id'))
        .where('state', '=', param('from'))
        .returning('id'),
    ),
    /** Deletes a message and its thread. Returns no row if it is already deleted. */
    deleteMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('contactMessages').where('id', '=', param('id')).returning('id'),
    ),
    countAssigned: prepareQuery<{ assigneeId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactMessages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('assigneeId', '=', param('assigneeId'))
        .where('state', '=', 'new'),
    ),
    countInState: prepareQuery<{ state: MessageState }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactMessages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', param('state')),
    ),
  };
}

export type ListedMessageRow = Awaited<ReturnType<typeof selectListedMessages>>[number];

/** Lists messages that match the filter, for administrators. */
export function selectListedMessages(
  db: Database,
  { search, state, assignee, order, cursor, limit }: ListRequest<typeof messageList>,
) {
  let query = db.readKysely
    .selectFrom('contactMessages')
    .leftJoin('users', 'users.uid', 'contactMessages.assigneeId')
    .selectAll('contactMessages')
    .select(['users.name as assigneeName', 'users.email as assigneeEmail'])
    .orderBy('contactMessages.id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit);
  if (search) {
    query = query.where(
      contains(db, search, 'contactMessages.name', 'contactMessages.email', 'contactMessages.message'),
    );
  }
  query = state ? query.where('contactMessages.state', '=', state) : query.where('contactMessages.state', '!=', 'spam');
  if (assignee) {
    query =
      assignee === 'nobody'
        ? query.where('contactMessages.assigneeId', 'is', null)
        : query.where('contactMessages.assigneeId', '=', assignee);
  }
  if (cursor) query = query.where('contactMessages.id', order === 'newest' ? '<' : '>', cursor);
  return query.execute();
}

/** Lists messages whose sender has a name with a word, or an address, that begins with `typed`. For administrators. */
export function selectMessagesBeginning(db: Database, typed: string, limit: number) {
  const places = [...nameSearch(db, 'contactMessages', 'id'), ...addressSearch(db, 'contactMessages', 'id')];
  return rowsBeginning(db, places, { typed, limit }, (ids) =>
    db.readKysely
      .selectFrom('contactMessages')
      .select(['id', 'name', 'email', 'state', 'timestamp'])
      .where('id', 'in', ids)
      .execute(),
  );
}

/** Lists the newest messages that are not spam, for the operator. */
export function selectMessages(db: Database, limit: number): Promise<ContactMessageRow[]> {
  return db.readKysely
    .selectFrom('contactMessages')
    .select(['id', 'name', 'email', 'message', 'timestamp', 'state'])
    .where('state', '!=', 'spam')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
