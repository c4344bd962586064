import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { nullIfRowMissing, required, type Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { accountActs } from './account-acts.ts';
import type { AccountRow } from './account-list/queries.ts';
import { identityQueries, selectByEmail, selectUsers } from './queries.ts';

export { accountActs } from './account-acts.ts';
export { accountGuard } from './account-guard.ts';
export {
  type AccountRow,
  findUsersMatching,
  usersMatching,
  selectAccounts,
  selectAccountsBeginning,
} from './account-list/queries.ts';
export type { EmailChange } from './email-change.ts';
export { createIdentity } from './identity.ts';
export type { AddressConfirmation } from './address-confirmation.ts';
export type { OwnAccount, Proven } from './own-account.ts';
export type { Passkeys } from './passkeys/passkeys.ts';
export type { SecondFactor } from './second-factor/second-factor.ts';
export { roleNotification } from './role-notification.ts';
export { readTaughtCourses, writeTaughtCourses } from './taught-courses.ts';
export { createSessionCookie, sessionCookieName } from './session-cookie.ts';
export type { Sessions } from './sessions.ts';
export type { UserDocuments } from './user-documents.ts';

const usersListedMax = 10_000;

/**
 * Creates the statements to commit with a change of an account, such as its audit event; `account` is its previous
 * state.
 */
type Besides = (account: AccountRow) => readonly Statement[] | Promise<readonly Statement[]>;
const nothing: Besides = () => [];

/** Lists every account for the operator, oldest first; `createdAt` is ISO 8601, `disabledAt` milliseconds or null. */
export function listUsers(db: Database) {
  return selectUsers(db, usersListedMax);
}

/** Ends the account's sessions and refuses new ones. Returns false if no account has this email address. */
export async function disableUser(
  db: Database,
  events: Events,
  email: string,
  now: number,
  besides = nothing,
): Promise<boolean> {
  return changeUser(db, email, ({ id }) => accountActs(db).disable(id, events, now), besides);
}

/** Lets the account sign in again; earlier sessions stay ended. Returns false if no account has this email address. */
export async function enableUser(db: Database, email: string, besides = nothing): Promise<boolean> {
  return changeUser(db, email, ({ id }) => accountActs(db).enable(id), besides);
}

/**
 * Sets the role of an account; teachers may be limited to courses. Returns false if no account has this email address.
 */
export async function grantRole(
  db: Database,
  email: string,
  role: Role,
  taughtCourses: readonly string[] | null = null,
  besides = nothing,
): Promise<boolean> {
  return changeUser(db, email, ({ id }) => accountActs(db).grant(id, role, taughtCourses), besides);
}

/** Disables a lost authenticator app, and notifies its owner. Returns false if no account has this email address. */
export async function resetAuthenticator(
  db: Database,
  outbox: Outbox,
  email: string,
  now: number,
  besides = nothing,
): Promise<boolean> {
  return changeUser(
    db,
    email,
    (account) => accountActs(db).resetAuthenticator(account.id, account.email, outbox, now),
    besides,
  );
}

/** Thrown because a disabled account cannot use a password reset. */
export class AccountDisabled extends Error {}

/** Mails a password reset link. Returns false if no account has this email address; throws {@link AccountDisabled}. */
export async function mailReset(db: Database, outbox: Outbox, email: string, besides = nothing): Promise<boolean> {
  const mail = (account: AccountRow) => {
    if (account.disabledAt !== null) throw new AccountDisabled('the account is disabled');
    return [accountActs(db).mailReset(account.email, outbox)];
  };
  return changeUser(db, email, mail, besides);
}

/** Finds the uid of the account that signs in with this email address; case-insensitive. */
export async function findUid(db: Database, email: string): Promise<string | undefined> {
  const user = await identityQueries(db).findUserByEmail.first({ email: email.trim().toLowerCase() });
  return user?.id;
}

/** An account found by its sign-in address, and whether that address is confirmed. */
interface AccountOfAddress {
  readonly uid: string;
  readonly isConfirmed: boolean;
}

/** Finds accounts by their lower-case sign-in addresses; the map's key is the address. */
export async function findAccounts(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AccountOfAddress>> {
  const rows = await selectByEmail(db, emails);
  return new Map(rows.map(({ email, id, emailVerified }) => [email, { uid: id, isConfirmed: emailVerified === 1 }]));
}

type Change = (account: AccountRow) => Statement[];

async function changeUser(db: Database, email: string, change: Change, besides: Besides): Promise<boolean> {
  const uid = await findUid(db, email);
  const account = uid === undefined ? undefined : await accountActs(db).find(uid);
  if (!account) return false;
  // The account may have been deleted meanwhile; then nothing may be written.
  const isThere = required(identityQueries(db).lockAccount.with({ uid: account.id }));
  const done = await db.commit(isThere, ...change(account), ...(await besides(account))).catch(nullIfRowMissing);
  return done !== null;
}
