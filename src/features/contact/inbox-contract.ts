import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersion } from '../../platform/contract/row-version.ts';
import { Id, textOf } from '../../platform/contract/text.ts';
import { changesOf, deletions, outcomes } from '../admin/bulk-contract.ts';
import { messageList, messageStates } from './message-list-contract.ts';

export const answerMaxLength = 10_000;
const noteMaxLength = 4000;
/** Includes attachments, although only the text is stored. */
const mailMaxBytes = 10 * 1024 * 1024;
const hourMs = 60 * 60 * 1000;

/** Type of the live event that tells administrators to reload the inbox. */
export const inboxEvent = 'inbox';

/** Administrator who can answer messages; `name` is the email address if they have given no name. */
export const Administrator = z.object({ uid: z.string(), name: z.string() });

/** Message in the list. */
export const MessageLine = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  /** Origin: the contact form, or a conversation handed over from the chat. */
  origin: z.enum(['form', 'chat']),
  /** Administrator who is responsible for the message. */
  assignee: z.nullable(Administrator),
  timestamp: Timestamp,
});

/**
 * Entry of a thread after the message. `automatic` is an answer by the sender's mail program, such as an absence notice;
 * `receipt` reports that an answer was read or delivered, `bounce` that it was not delivered.
 */
export const ThreadEntry = z.object({
  id: z.string(),
  kind: z.enum(['answer', 'reply', 'automatic', 'receipt', 'bounce']),
  text: z.string(),
  /** Earlier mail that an arrived entry quotes at its end; null if it quotes none. */
  quotedText: z.nullable(z.string()),
  /** Author of an answer; null if that account was deleted. */
  by: z.nullable(z.string()),
  /** Sender's address as stated by an arrived mail, unverified. */
  from: z.nullable(z.string()),
  at: Timestamp,
});

/** Internal note of the administrators. Never part of a mail or a download. */
export const MessageNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.nullable(z.string()),
  at: Timestamp,
});

/** Message with all later entries, oldest first. */
export const MessageThread = z.extend(MessageLine, {
  /** Number of entries from both sides. An answer names the version that its author has seen. */
  version: z.int(),
  /** True if the sender's reply to a mail arrives in the thread. */
  takesReplies: z.boolean(),
  entries: z.array(ThreadEntry),
  notes: z.array(MessageNote),
});

const access = { role: 'admin' } as const;
const params = z.object({ messageId: Id });
export const messageErrors = {
  'message-not-found': { status: 404, message: 'This message no longer exists.' },
} as const;
export const messageChangeErrors = {
  ...messageErrors,
  'message-changed': {
    status: 409,
    message: 'Someone else has changed this message. Please review it again.',
  },
} as const;
export const messageAssignErrors = {
  ...messageChangeErrors,
  'not-administrator': {
    status: 409,
    message: 'This account cannot answer messages, because it is not an administrator.',
  },
} as const;

const State = z.enum(messageStates);
const Assignee = z.nullable(Id);

/** Routes of the inbox of the contact form and the chat, for administrators. */
export const inboxRoutes = {
  ...listRoutes('/api/admin/messages', {
    list: messageList,
    item: MessageLine,
    operations: ['listMessages', 'getMessagesFile'],
    rows: 'the contact form and chat messages that match the filter, in the given order',
  }),
  'PUT /api/admin/messages/{messageId}/state': {
    operation: 'setMessageState',
    summary: 'Mark a message as new, answered, closed or spam',
    access,
    params,
    body: z.object({ state: z.enum(messageStates) }),
    success: { status: 200, body: MessageLine },
    errors: messageChangeErrors,
  },
  'DELETE /api/admin/messages/{messageId}': {
    operation: 'deleteMessage',
    summary: 'Delete a message permanently',
    access,
    params,
    success: { status: 204, body: null },
    errors: messageErrors,
  },
  'PUT /api/admin/messages/states': {
    operation: 'setMessageStates',
    summary: 'Mark messages as new, answered, closed or spam',
    access,
    body: changesOf(State, State),
    success: outcomes,
  },
  'PUT /api/admin/messages/assignees': {
    operation: 'assignMessages',
    summary: 'Assign messages to administrators by `uid`, or unassign them with null',
    access,
    body: changesOf(Assignee, Assignee),
    success: outcomes,
  },
  'POST /api/admin/messages/deletions': {
    operation: 'deleteMessages',
    summary: 'Delete messages permanently',
    access,
    body: deletions,
    success: outcomes,
  },
  'GET /api/admin/messages/{messageId}': {
    operation: 'getMessageThread',
    summary: 'Get a message with its answers, the replies of its sender and the internal notes of administrators',
    access,
    params,
    success: { status: 200, body: MessageThread },
    errors: messageErrors,
  },
  'POST /api/admin/messages/{messageId}/answers': {
    operation: 'answerMessage',
    summary: 'Answer a message by email; refused if the thread has new entries since `version`',
    access,
    params,
    body: z.object({ text: textOf(answerMaxLength), version: RowVersion }),
    success: { status: 201, body: MessageThread },
    errors: {
      ...messageErrors,
      'thread-changed': {
        status: 409,
        message:
          'Someone wrote here while you were typing. Your text was not sent and is still there. Please read theirs and send again.',
      },
    },
  },
  'POST /api/admin/messages/{messageId}/notes': {
    operation: 'addMessageNote',
    summary: 'Add an internal note to a message, visible only to administrators',
    access,
    params,
    body: z.object({ text: textOf(noteMaxLength) }),
    success: { status: 201, body: MessageThread },
    errors: messageErrors,
  },
  'PUT /api/admin/messages/{messageId}/assignee': {
    operation: 'assignMessage',
    summary: 'Assign a message to an administrator, who is notified, or unassign it by omitting `uid`',
    access,
    params,
    body: z.object({ uid: z.optional(Id) }),
    success: { status: 200, body: MessageThread },
    errors: messageAssignErrors,
  },
  'GET /api/admin/administrators': {
    operation: 'listAdministrators',
    summary: 'List the administrators to whom messages can be assigned, sorted by email address, at most 100',
    access,
    success: { status: 200, body: z.object({ items: z.array(Administrator) }) },
  },
  'POST /api/inbound-mails': {
    operation: 'receiveMail',
    summary:
      'Deliver an email from the mail server to the thread named in its reply address, with the configured secret as `Authorization: Bearer …`',
    access: 'anyone',
    bodyType: 'message/rfc822',
    body: z.string().check(z.minLength(1)),
    bodyMaxBytes: mailMaxBytes,
    callLimit: { max: 2000, windowMs: hourMs },
    success: { status: 202, body: null },
    errors: {
      'inbound-mails-off': { status: 404, message: 'This site does not accept email.' },
      'wrong-secret': { status: 401, message: 'The secret is incorrect.' },
      'thread-not-found': { status: 404, message: 'No conversation has the address of this email.' },
      'mail-not-readable': { status: 422, message: 'This email could not be read.' },
      'too-many-replies': {
        status: 429,
        message: 'There are too many emails for one conversation. Please try again later.',
      },
    },
  },
} as const satisfies RouteTable;
