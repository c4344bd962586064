import type * as z from 'zod/mini';
import { csvMoment } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog } from '../../audit/server/public.ts';
import { type AccountRow, accountActs, selectAccounts } from '../../identity/server/public.ts';
import type { AccountLine, adminRoutes } from '../contract.ts';
import { csvFile } from './csv-file.ts';
import type { AdminDeps } from './deps.ts';
import { pageOfRows } from './page.ts';

type AccountHandlers = Pick<
  Handlers<typeof adminRoutes>,
  'listAccounts' | 'getAccountsFile' | 'setAccountState' | 'setAccountRole' | 'mailAccountReset'
>;

/** What an administrator sees of accounts and does to them. */
export function accountHandlers({ db, events, outbox, now }: AdminDeps): AccountHandlers {
  const acts = accountActs(db);
  const written = auditLog(db, now);

  async function requireAccount(uid: string): Promise<AccountRow> {
    const account = await acts.find(uid);
    if (!account) throw new Refusal('account-not-found');
    return account;
  }

  /** Whoever could disable themselves, or take their own role away, could leave the site without an administrator. */
  async function requireOther(uid: string, caller: { readonly uid: string }): Promise<AccountRow> {
    const account = await requireAccount(uid);
    if (uid === caller.uid) throw new Refusal('own-account');
    return account;
  }

  return {
    async listAccounts({ query }) {
      const rows = await selectAccounts(db, { ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, cursorIn(query.order), present);
    },

    getAccountsFile: ({ query }) =>
      csvFile({
        name: 'users.csv',
        columns: ['Email', 'Name', 'Role', 'Created', 'Disabled'],
        load: (page) => selectAccounts(db, { ...query, ...page }),
        cursorOf: cursorIn(query.order),
        cellsOf: ({ email, name, role, createdAt, disabledAt }) => [
          email,
          name,
          role,
          createdAt,
          csvMoment(disabledAt),
        ],
      }),

    async setAccountState({ params: { uid }, body }, { caller }) {
      const account = await requireOther(uid, caller);
      const isDisabled = body.state === 'disabled';
      if ((account.disabledAt !== null) === isDisabled) return present(account);
      const change = isDisabled ? acts.disable(uid, events, now()) : acts.enable(uid);
      const act = isDisabled ? 'user-disabled' : 'user-enabled';
      await db.commit(...change, written(caller.uid, { act, subjectId: uid, subject: account.email }));
      return present(await requireAccount(uid));
    },

    async setAccountRole({ params: { uid }, body: { role } }, { caller }) {
      const account = await requireOther(uid, caller);
      if (account.role === role) return present(account);
      const deed = { act: `role-${role}-granted`, subjectId: uid, subject: account.email } as const;
      await db.commit(...acts.grant(uid, role), written(caller.uid, deed));
      return present({ ...account, role });
    },

    async mailAccountReset({ params: { uid } }, { caller }) {
      const { email, disabledAt } = await requireAccount(uid);
      if (disabledAt !== null) throw new Refusal('account-disabled');
      const deed = { act: 'password-reset-mailed', subjectId: uid, subject: email } as const;
      await db.commit(acts.mailReset(email, outbox), written(caller.uid, deed));
      return { email };
    },
  };
}

function cursorIn(order: 'newest' | 'oldest' | 'email') {
  return ({ id, email }: { readonly id: string; readonly email: string }) => (order === 'email' ? email : id);
}

function present({ id, email, name, role, createdAt, disabledAt }: AccountRow): z.infer<typeof AccountLine> {
  return { uid: id, email, name, role, createdAt: Date.parse(createdAt), disabledAt };
}
