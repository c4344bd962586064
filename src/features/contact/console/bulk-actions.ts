import type { BulkAction } from '../../admin/web/public.ts';
import type { MessageState } from '../message-list-contract.ts';
import { type MessageLine, assignMessages, deleteMessages, setMessageStates } from './data.ts';
import { inboxMessages, bulkInboxMessages as texts } from './messages.ts';

/** Option value, because null cannot be one. */
const nobody = 'nobody';

/** Open threads show state and assignee, too. */
const makesStale = [['admin-message']];

/** Bulk actions for messages; `administrators` are the names of possible assignees by uid. */
export function messageActs(administrators: Readonly<Record<string, string>>): BulkAction<MessageLine>[] {
  return [
    marking('closed', texts.close, texts.closed),
    marking('new', texts.reopen, texts.reopened),
    marking('spam', texts.spam, texts.markedSpam),
    {
      label: texts.assign,
      fits: () => true,
      question: {
        title: texts.assignTitle,
        text: texts.assignText,
        choice: { label: inboxMessages.assignee, options: { ...administrators, [nobody]: inboxMessages.nobody } },
      },
      makesStale,
      run: (messages, { choice }) =>
        assignMessages(messages.map(({ id, assignee }) => ({ id, from: assignee?.uid ?? null, to: uidOf(choice) }))),
      done: texts.assigned,
      undo: (messages, { choice }) =>
        assignMessages(messages.map(({ id, assignee }) => ({ id, from: uidOf(choice), to: assignee?.uid ?? null }))),
    },
    {
      label: texts.remove,
      isDanger: true,
      fits: () => true,
      question: { title: texts.removeTitle, text: texts.removeText },
      makesStale,
      run: deleteMessages,
      done: texts.removed,
    },
  ];
}

function marking(to: MessageState, label: string, done: (count: number) => string): BulkAction<MessageLine> {
  return {
    label,
    fits: ({ state }) => state !== to,
    makesStale,
    run: (messages) => setMessageStates(messages.map(({ id, state }) => ({ id, from: state, to }))),
    done,
    undo: (messages) => setMessageStates(messages.map(({ id, state }) => ({ id, from: to, to: state }))),
  };
}

function uidOf(choice: string): string | null {
  return choice === nobody ? null : choice;
}
