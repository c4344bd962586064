import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import { roles } from '../../platform/contract/roles.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { messageStates } from '../contact/contract.ts';
import { overviewRoutes } from './overview-contract.ts';

const access = { role: 'admin' } as const;
const csvFile = { status: 200, file: { contentTypes: [csvType] } } as const;
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** The cursor may be an email address. */
const page = { limit: PageQuery.shape.limit, cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(254))) };

export const accountStates = ['enabled', 'disabled'] as const;

export const AccountLine = z.object({
  uid: z.string(),
  email: z.string(),
  /** Empty while none is given. */
  name: z.string(),
  role: z.enum(roles),
  createdAt: Timestamp,
  disabledAt: z.nullable(Timestamp),
});

export const MessageLine = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  timestamp: Timestamp,
});

export const SubscriberLine = z.object({ id: z.string(), email: z.string(), timestamp: Timestamp });

const wantedAccounts = {
  search,
  state: z.optional(z.enum(accountStates)),
  role: z.optional(z.enum(roles)),
  order: z._default(z.enum(['newest', 'oldest', 'email']), 'newest'),
};
const wantedMessages = {
  search,
  state: z.optional(z.enum(messageStates)),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};
const wantedSubscribers = { search, order: z._default(z.enum(['newest', 'oldest', 'email']), 'newest') };

const ofAccount = z.object({ uid: Id });
const ofMessage = z.object({ messageId: Id });
const ofSubscriber = z.object({ subscriberId: Id });

const accountErrors = { 'account-not-found': { status: 404, message: 'This account does not exist.' } } as const;
const ownAccountErrors = {
  ...accountErrors,
  'own-account': {
    status: 409,
    message: 'This is your own account. Another administrator can do that, or the command line.',
  },
} as const;
const messageErrors = {
  'message-not-found': { status: 404, message: 'This message does not exist any more.' },
} as const;
const subscriberErrors = {
  'subscriber-not-found': { status: 404, message: 'This address is not subscribed any more.' },
} as const;

export const adminRoutes = {
  ...overviewRoutes,
  'GET /api/admin/users': {
    operation: 'listAccounts',
    summary: 'Accounts, sorted, as far as they are wanted; with `search` those whose name or address has it',
    access,
    query: z.object({ ...page, ...wantedAccounts }),
    success: { status: 200, body: pageOf(AccountLine) },
  },
  'GET /api/admin/users.csv': {
    operation: 'getAccountsFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wantedAccounts),
    success: csvFile,
  },
  'PUT /api/admin/users/{uid}/state': {
    operation: 'setAccountState',
    summary: 'Disable an account, which signs it out everywhere at once, or let it sign in again',
    access,
    params: ofAccount,
    body: z.object({ state: z.enum(accountStates) }),
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'PUT /api/admin/users/{uid}/role': {
    operation: 'setAccountRole',
    summary: 'Give an account a role; learner takes the others away',
    access,
    params: ofAccount,
    body: z.object({ role: z.enum(roles) }),
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'POST /api/admin/users/{uid}/password-resets': {
    operation: 'mailAccountReset',
    summary: 'Mail the owner of an account the link that sets a new password',
    access,
    params: ofAccount,
    success: { status: 202, body: z.object({ email: z.string() }) },
    errors: {
      ...accountErrors,
      'account-disabled': { status: 409, message: 'This account is disabled. Enable it before a new password is set.' },
    },
  },
  'GET /api/admin/messages': {
    operation: 'listMessages',
    summary:
      'Messages of the contact form, sorted, as far as they are wanted; with `search` those that have it in them',
    access,
    query: z.object({ ...page, ...wantedMessages }),
    success: { status: 200, body: pageOf(MessageLine) },
  },
  'GET /api/admin/messages.csv': {
    operation: 'getMessagesFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wantedMessages),
    success: csvFile,
  },
  'PUT /api/admin/messages/{messageId}/state': {
    operation: 'setMessageState',
    summary: 'Mark a message as new, answered or closed',
    access,
    params: ofMessage,
    body: z.object({ state: z.enum(messageStates) }),
    success: { status: 200, body: MessageLine },
    errors: messageErrors,
  },
  'DELETE /api/admin/messages/{messageId}': {
    operation: 'deleteMessage',
    summary: 'Remove a message for good',
    access,
    params: ofMessage,
    success: { status: 204, body: null },
    errors: messageErrors,
  },
  'GET /api/admin/subscribers': {
    operation: 'listSubscribers',
    summary: 'Newsletter subscribers, sorted; with `search` those whose address has it',
    access,
    query: z.object({ ...page, ...wantedSubscribers }),
    success: { status: 200, body: pageOf(SubscriberLine) },
  },
  'GET /api/admin/subscribers.csv': {
    operation: 'getSubscribersFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wantedSubscribers),
    success: csvFile,
  },
  'DELETE /api/admin/subscribers/{subscriberId}': {
    operation: 'deleteSubscriber',
    summary: 'Remove an address from the newsletter',
    access,
    params: ofSubscriber,
    success: { status: 204, body: null },
    errors: subscriberErrors,
  },
} as const satisfies RouteTable;
