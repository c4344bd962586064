import type * as z from 'zod/mini';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { accountList } from '../../../identity/account-list-contract.ts';
import {
  type AccountRow,
  accountActs,
  accountGuard,
  readTaughtCourses,
  selectAccounts,
} from '../../../identity/server/public.ts';
import { type AccountLine, accountChangeErrors, type userRoutes } from '../../users-contract.ts';
import type { UserDeps } from './deps.ts';
import { accountRemoval } from './removal.ts';
import { accountRoleSetter } from './role.ts';
import { accountStateSetter } from './state.ts';

/** Handlers of the administrators' account actions. */
export function userHandlers(deps: UserDeps): Handlers<typeof userRoutes> {
  const { db, outbox, now } = deps;
  const removal = accountRemoval(deps);
  const setState = accountStateSetter(deps);
  const setRole = accountRoleSetter(deps);
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const auditEntry = auditLog(db, now);
  const list = listHandlers({
    file: 'users.csv',
    load: (request: ListRequest<typeof accountList>) => selectAccounts(db, request),
    cursorOf: ({ id, email }, order) => (order === 'email' ? email : id),
    present,
    columns: {
      Email: ({ email }) => email,
      Name: ({ name }) => name,
      Role: ({ role }) => role,
      Created: (_, { createdAt }) => createdAt,
      Disabled: ({ disabledAt }) => csvTimestamp(disabledAt),
      'Address confirmed': ({ isAddressConfirmed }) => (isAddressConfirmed ? 'yes' : 'no'),
      'Authenticator app': (_, { authenticatorSince }) => csvTimestamp(authenticatorSince),
    },
  });

  async function requireAccount(uid: string): Promise<AccountRow> {
    const account = await acts.find(uid);
    if (!account) throw new Refusal('account-not-found');
    return account;
  }

  /** Prevents administrators from deleting themselves, which could leave the site without one. */
  async function requireOther(uid: string, caller: { readonly uid: string }): Promise<AccountRow> {
    const account = await requireAccount(uid);
    if (uid === caller.uid) throw new Refusal('own-account');
    return account;
  }

  return {
    listAccounts: ({ query }) => list.page(query),

    getAccountsFile: ({ query }) => list.file(query),

    async setAccountState({ params: { uid }, body: { state } }, { caller }) {
      return present(await setState(uid, { to: state, byUserId: caller.uid }));
    },

    async setAccountRole({ params: { uid }, body: to }, { caller }) {
      return present(await setRole(uid, { to, byUserId: caller.uid }));
    },

    setAccountStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, accountChangeErrors, ({ id, ...change }) => setState(id, { ...change, byUserId })),

    setAccountRoles: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, accountChangeErrors, ({ id, ...change }) => setRole(id, { ...change, byUserId })),

    async scheduleAccountDeletion({ params: { uid } }, { caller }) {
      return present(await removal.schedule(await requireOther(uid, caller), caller.uid));
    },

    async deleteAccount({ params: { uid } }, { caller }) {
      await removal.atOnce(await requireOther(uid, caller), caller.uid);
    },

    async mailAccountReset({ params: { uid } }, { caller }) {
      const { email, disabledAt } = await requireAccount(uid);
      if (disabledAt !== null) throw new Refusal('account-disabled');
      const deed = { act: 'password-reset-mailed', subjectId: uid, subject: email } as const;
      await db.commit(...guard.begin(uid, caller.uid), acts.mailReset(email, outbox), auditEntry(caller.uid, deed));
      return { email };
    },

    async resetAccountAuthenticator({ params: { uid } }, { caller }) {
      const account = await requireOther(uid, caller);
      if (account.authenticatorSince === null) return present(account);
      const deed = { act: 'authenticator-reset', subjectId: uid, subject: account.email } as const;
      const reset = acts.resetAuthenticator(uid, account.email, outbox, now());
      await db.commit(...guard.begin(uid, caller.uid), ...reset, auditEntry(caller.uid, deed));
      return present({ ...account, authenticatorSince: null });
    },
  };
}

function present({
  id,
  createdAt,
  taughtCourses,
  emailVerified,
  authenticatorSince,
  deletionDueAt,
  deletionByAdministrator,
  ...facts
}: AccountRow): z.infer<typeof AccountLine> {
  const { email, name, role, disabledAt } = facts;
  const account = { createdAt: Date.parse(createdAt), taughtCourses: readTaughtCourses(taughtCourses) };
  const state = { isAddressConfirmed: emailVerified === 1, hasAuthenticator: authenticatorSince !== null };
  const requestedBy = deletionByAdministrator === 1 ? 'administrator' : 'owner';
  const deletion = deletionDueAt === null ? null : ({ dueAt: deletionDueAt, requestedBy } as const);
  return { uid: id, email, name, role, disabledAt, deletion, ...account, ...state };
}
