import type { Database } from '../../../platform/server/db/database.ts';
import type { MessageState } from '../contract.ts';
import { type ContactMessageRow, contactQueries, selectMessages, selectWantedMessages } from './queries.ts';

const messagesListedMax = 10_000;

/** For the operator: every message of the contact form, the newest first. */
export function listContactMessages(db: Database): Promise<ContactMessageRow[]> {
  return selectMessages(db, messagesListedMax);
}

/** The messages of the contact form, for administrators. What changes them is a statement, which gives no row for one that is gone. */
export function contactInbox(db: Database) {
  const { findMessage, updateState, deleteMessage, countInState } = contactQueries(db);
  return {
    list: selectWantedMessages.bind(null, db),
    find: (id: string) => findMessage.first({ id }),
    setState: (change: { id: string; state: MessageState }) => updateState.with(change),
    remove: (id: string) => deleteMessage.with({ id }),
    /** How many wait for an answer. */
    async countNew() {
      return (await countInState.first({ state: 'new' }))?.count ?? 0;
    },
  };
}
