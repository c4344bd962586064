import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import { roles } from '../../platform/contract/roles.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { messageStates } from '../contact/contract.ts';
import { MessageLine, messageChangeErrors, messageErrors } from '../contact/inbox-contract.ts';
import { feedbackListRoutes } from './feedback-contract.ts';
import { subscriberStates } from '../newsletter/subscriber-contract.ts';
import { careerNumberRoutes } from './careers-contract.ts';
import { filterRoutes } from './filter-contract.ts';
import { courseLearnerRoutes } from './learners-contract.ts';
import { Grant } from './grant-contract.ts';
import { bulkRoutes } from './bulk-contract.ts';
import { consoleSearchRoutes } from './search-contract.ts';
import { overviewRoutes } from './overview-contract.ts';
import { systemRoutes } from './system-contract.ts';

const access = { role: 'admin' } as const;
const csvFile = { status: 200, file: { contentTypes: [csvType] } } as const;
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** The cursor may be an email address, so it may be longer than usual. */
const page = { limit: PageQuery.shape.limit, cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(254))) };

export const accountStates = ['enabled', 'disabled'] as const;

export const AccountLine = z.object({
  uid: z.string(),
  email: z.string(),
  /** Empty if they have given none. */
  name: z.string(),
  role: z.enum(roles),
  /** Ids of the courses to which a teacher is limited; null for all courses. */
  taughtCourses: z.nullable(z.array(z.string())),
  createdAt: Timestamp,
  disabledAt: z.nullable(Timestamp),
  /** Scheduled deletion of the account; null if there is none. */
  deletion: z.nullable(z.object({ dueAt: Timestamp, requestedBy: z.enum(['owner', 'administrator']) })),
  isAddressConfirmed: z.boolean(),
  /** True if signing in requires a code from an authenticator app. */
  hasAuthenticator: z.boolean(),
});

export const SubscriberLine = z.object({
  id: z.string(),
  email: z.string(),
  /** Time of the subscription. */
  timestamp: Timestamp,
  state: z.enum(subscriberStates),
  /** Time of the confirmation; not cleared by unsubscribing. */
  confirmedAt: z.nullable(Timestamp),
  /** Time since which it is unsubscribed or bounces. */
  endedAt: z.nullable(Timestamp),
});

const wantedAccounts = {
  search,
  state: z.optional(z.enum(accountStates)),
  role: z.optional(z.enum(roles)),
  order: z._default(z.enum(['newest', 'oldest', 'email']), 'newest'),
};
const wantedMessages = {
  search,
  /** Without a state, spam is left out. */
  state: z.optional(z.enum(messageStates)),
  /** Uid of the assignee, or `nobody`. */
  assignee: z.optional(Id),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};
const wantedSubscribers = {
  search,
  state: z.optional(z.enum(subscriberStates)),
  order: z._default(z.enum(['newest', 'oldest', 'email']), 'newest'),
};

const ofAccount = z.object({ uid: Id });
const ofMessage = z.object({ messageId: Id });
const ofSubscriber = z.object({ subscriberId: Id });

const accountErrors = { 'account-not-found': { status: 404, message: 'This account does not exist.' } } as const;
const ownAccountErrors = {
  ...accountErrors,
  'own-account': {
    status: 409,
    message: 'This is your own account. Ask another administrator, or use the command line.',
  },
} as const;
export const accountChangeErrors = {
  ...ownAccountErrors,
  'account-changed': {
    status: 409,
    message: 'Someone else has just changed this account. Please check it and try again.',
  },
} as const;
export const subscriberErrors = {
  'subscriber-not-found': { status: 404, message: 'This address is no longer subscribed.' },
} as const;

export const adminRoutes = {
  ...overviewRoutes,
  ...systemRoutes,
  ...feedbackListRoutes,
  ...bulkRoutes,
  ...filterRoutes,
  ...consoleSearchRoutes,
  ...courseLearnerRoutes,
  ...careerNumberRoutes,
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
    summary:
      'Disable an account, which signs it out everywhere at once, or let it sign in again, which cancels a deletion by an administrator',
    access,
    params: ofAccount,
    body: z.object({ state: z.enum(accountStates) }),
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'PUT /api/admin/users/{uid}/role': {
    operation: 'setAccountRole',
    summary: 'Give an account a role, a teacher’s for every course or for some; learner takes the others away',
    access,
    params: ofAccount,
    body: Grant,
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'POST /api/admin/users/{uid}/deletion': {
    operation: 'scheduleAccountDeletion',
    summary: 'Disable an account and delete it after seven days; enabling it before cancels the deletion',
    access,
    params: ofAccount,
    success: { status: 200, body: AccountLine },
    errors: accountChangeErrors,
  },
  'DELETE /api/admin/users/{uid}': {
    operation: 'deleteAccount',
    summary: 'Delete an account at once and for good, with everything of its owner',
    access,
    params: ofAccount,
    success: { status: 204, body: null },
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
      'account-disabled': {
        status: 409,
        message: 'This account is disabled. Enable it before you reset the password.',
      },
    },
  },
  'DELETE /api/admin/users/{uid}/authenticator': {
    operation: 'resetAccountAuthenticator',
    summary: 'Switch off the authenticator app of somebody who has lost it; they are mailed so',
    access,
    params: ofAccount,
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
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
    summary: 'Mark a message as new, answered, closed or spam',
    access,
    params: ofMessage,
    body: z.object({ state: z.enum(messageStates) }),
    success: { status: 200, body: MessageLine },
    errors: messageChangeErrors,
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
    summary: 'Newsletter subscribers, sorted, as far as they are wanted; with `search` those whose address has it',
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
