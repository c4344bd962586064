import type { Database } from '../../../platform/server/db/database.ts';
import { type ContactMessageRow, contactQueries, selectMessages } from './queries.ts';

export { messageMarker } from './inbox/mark.ts';
export { selectMessagesBeginning } from './queries.ts';

const messagesListedMax = 10_000;

/** Lists the newest contact messages that are not spam, for the operator's command line. */
export function listContactMessages(db: Database): Promise<ContactMessageRow[]> {
  return selectMessages(db, messagesListedMax);
}

/** Counts of the inbox of the contact form and the chat. */
export function contactInbox(db: Database) {
  const { countInState, countAssigned } = contactQueries(db);
  return {
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
