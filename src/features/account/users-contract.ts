import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import { roles } from '../../platform/contract/roles.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { changesOf, outcomes } from '../admin/bulk-contract.ts';
import { accountList, accountStates } from '../identity/account-list-contract.ts';
import { Grant } from './grant-contract.ts';

const access = { role: 'admin' } as const;

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

const ofAccount = z.object({ uid: Id });

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

/** Routes of accounts, for administrators. */
export const userRoutes = {
  ...listRoutes('/api/admin/users', {
    list: accountList,
    item: AccountLine,
    operations: ['listAccounts', 'getAccountsFile'],
    rows: 'the accounts that match the filter and `search` (name, email address), in the given order',
  }),
  'PUT /api/admin/users/{uid}/state': {
    operation: 'setAccountState',
    summary:
      'Disable an account and log it out everywhere immediately, or enable it, which cancels a deletion by an administrator',
    access,
    params: ofAccount,
    body: z.object({ state: z.enum(accountStates) }),
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'PUT /api/admin/users/{uid}/role': {
    operation: 'setAccountRole',
    summary:
      'Set the role of an account, for a teacher with all or selected courses; `learner` removes the other roles',
    access,
    params: ofAccount,
    body: Grant,
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'POST /api/admin/users/{uid}/deletion': {
    operation: 'scheduleAccountDeletion',
    summary: 'Disable an account and delete it after seven days; enabling it before then cancels the deletion',
    access,
    params: ofAccount,
    success: { status: 200, body: AccountLine },
    errors: accountChangeErrors,
  },
  'DELETE /api/admin/users/{uid}': {
    operation: 'deleteAccount',
    summary: 'Delete an account and all data of its owner immediately and permanently',
    access,
    params: ofAccount,
    success: { status: 204, body: null },
    errors: ownAccountErrors,
  },
  'POST /api/admin/users/{uid}/password-resets': {
    operation: 'mailAccountReset',
    summary: 'Email a password reset link to the owner of an account',
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
    summary: 'Turn off the authenticator app of a user who has lost it; they are notified by email',
    access,
    params: ofAccount,
    success: { status: 200, body: AccountLine },
    errors: ownAccountErrors,
  },
  'PUT /api/admin/users/states': {
    operation: 'setAccountStates',
    summary: 'Disable or enable accounts',
    access,
    body: changesOf(z.enum(accountStates), z.enum(accountStates)),
    success: outcomes,
  },
  'PUT /api/admin/users/roles': {
    operation: 'setAccountRoles',
    summary: 'Change the roles of accounts and, for teachers, their courses; each owner is notified',
    access,
    body: changesOf(Grant, Grant),
    success: outcomes,
  },
} as const satisfies RouteTable;
