import { list } from '../../platform/contract/list.ts';

/** State of a message: unanswered, answered, closed without an answer, or spam. */
export const messageStates = ['new', 'answered', 'closed', 'spam'] as const;

export type MessageState = (typeof messageStates)[number];

/** Administrators' list of messages. `assignee` is a uid, or `nobody`. Without a state, spam is left out. */
export const messageList = list({ filters: { state: messageStates, assignee: 'id' }, orders: ['newest', 'oldest'] });
