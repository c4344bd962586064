import type { Database } from '../../../platform/server/db/database.ts';
import { type ContactMessageRow, contactQueries, selectMessages, selectWantedMessages } from './queries.ts';

export { messageAssigner } from './inbox/assign.ts';
export { messageMarker } from './inbox/mark.ts';
export { presentMessage } from './inbox/present.ts';
export { selectMessagesBeginning } from './queries.ts';
export { messageRemover } from './inbox/remove.ts';

const messagesListedMax = 10_000;

/** For the operator: every message of the contact form that is not spam, the newest first. */
export function listContactMessages(db: Database): Promise<ContactMessageRow[]> {
  return selectMessages(db, messagesListedMax);
}

/** What arrived by the contact form and the chat, for administrators. */
export function contactInbox(db: Database) {
  const { countInState, countAssigned } = contactQueries(db);
  return {
    list: selectWantedMessages.bind(null, db),
    /** How many wait for an answer. */
    async countNew() {
      return (await countInState.first({ state: 'new' }))?.count ?? 0;
    },
    /** How many of those are this administrator's to answer. */
    async countNewOf(assigneeId: string) {
      return (await countAssigned.first({ assigneeId }))?.count ?? 0;
    },
  };
}
