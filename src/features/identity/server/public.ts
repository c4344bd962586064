import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { deleteSessionsOf, identityQueries, selectUsers, updateDisabledAt, updateRole } from './queries.ts';
import type { Role } from './tables.ts';

export type { EmailChange } from './email-change.ts';
export { createIdentity } from './identity.ts';
export { sessionCookieName } from './session-cookie.ts';
export type { Sessions } from './sessions.ts';
export type { Role } from './tables.ts';

const usersListedMax = 10_000;

/** For the operator: every account, the oldest first; `createdAt` is ISO 8601, `disabledAt` milliseconds or null. */
export function listUsers(db: Database) {
  return selectUsers(db, usersListedMax);
}

/** Ends the account's sessions and refuses new ones. Gives false if nobody has that email address. */
export async function disableUser(db: Database, events: Events, email: string, now: number): Promise<boolean> {
  return changeUser(db, email, (uid) =>
    db.kysely.transaction().execute(async (trx) => {
      // The session rows stay until the account is enabled again: by them its browsers are told why they are out.
      await updateDisabledAt(trx, uid, now);
      await events.emit(uid, 'session-ended', { reason: 'user-disabled' }, trx);
    }),
  );
}

/** Lets the account sign in again; sessions from before stay ended. Gives false if nobody has that email address. */
export async function enableUser(db: Database, email: string): Promise<boolean> {
  return changeUser(db, email, (uid) =>
    db.kysely.transaction().execute(async (trx) => {
      await deleteSessionsOf(trx, uid);
      await updateDisabledAt(trx, uid, null);
    }),
  );
}

/** Gives the account a role. Gives false if nobody has that email address. */
export async function grantRole(db: Database, email: string, role: Role): Promise<boolean> {
  return changeUser(db, email, (uid) => updateRole(db, uid, role));
}

/** The uid of the account that signs in with this email address, in whichever letter case it is written. */
export async function findUid(db: Database, email: string): Promise<string | undefined> {
  const user = await identityQueries(db).findUserByEmail.first({ email: email.trim().toLowerCase() });
  return user?.id;
}

async function changeUser(db: Database, email: string, change: (uid: string) => Promise<void>): Promise<boolean> {
  const uid = await findUid(db, email);
  if (uid === undefined) return false;
  await change(uid);
  return true;
}
