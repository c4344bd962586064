import type { Database } from '../../../platform/server/db/database.ts';
import { type ContactMessageRow, contactQueries, selectMessages, selectListedMessages } from './queries.ts';

export { messageAssigner } from './inbox/assign.ts';
export { messageMarker } from './inbox/mark.ts';
export { presentMessage } from './inbox/present.ts';
export { selectMessagesBeginning } from './queries.ts';
export { messageRemover } from './inbox/remove.ts';

const messagesListedMax = 10_000;

/** Lists the newest contact messages that are not spam, for the operator's command line. */
export function listContactMessages(db: Database): Promise<ContactMessageRow[]> {
  return selectMessages(db, messagesListedMax);
}

/** Inbox of the contact form and the chat, for administrators. */
export function contactInbox(db: Database) {
  const { countInState, countAssigned } = contactQueries(db);
  return {
    list: selectListedMessages.bind(null, db),
    /** Number of messages that need an answer. */
    async countNew() {
      return (await countInState.first({ state: 'new' }))?.count ?? 0;
    },
    /** Number of messages assigned to this administrator that need an answer. */
    async countNewOf(assigneeId: string) {
      return (await countAssigned.first({ assigneeId }))?.count ?? 0;
    },
  };
}
