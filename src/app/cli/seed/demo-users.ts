import { randomBytes } from 'node:crypto';
import { newAccount } from '../../../features/identity/server/accounts.ts';
import { hashPassword } from '../../../features/identity/server/password.ts';
import { accountActs } from '../../../features/identity/server/public.ts';
import { identityQueries } from '../../../features/identity/server/queries.ts';
import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { demoDomain } from './queries.ts';
import type { Chances } from './random.ts';

/** Demo user that one can log in as. */
export interface Player {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
}

export type DemoUsers = Readonly<Record<Role, Player>>;

const passwordBytes = 12;
const dayMs = 24 * 60 * 60 * 1000;
const joinedDaysBack = 44;

/** Demo users to log in as, one of each role. */
export function demoUsersAt(now: number, { idAt }: Chances): DemoUsers {
  const joinedAt = now - joinedDaysBack * dayMs;
  const player = (role: Role, name: string): Player => {
    return { uid: idAt(joinedAt), email: `${role}@${demoDomain}`, name, role, joinedAt };
  };
  return {
    admin: player('admin', 'Noor Haddad'),
    teacher: player('teacher', 'Inês Moreau'),
    learner: player('learner', 'Sam Lindqvist'),
  };
}

/**
 * Creates the accounts with a random shared password and returns it. Only its hash is stored. The addresses are not
 * confirmed yet: see {@link confirmDemoUsers}.
 */
export async function addAccounts(db: Database, demoUsers: DemoUsers): Promise<string> {
  const queries = identityQueries(db);
  const password = randomBytes(passwordBytes).toString('base64url');
  for (const { uid, email, name, role, joinedAt } of Object.values(demoUsers)) {
    const at = new Date(joinedAt).toISOString();
    await db.commit(
      ...newAccount(queries, { uid, email, passwordHash: await hashPassword(password), at }),
      queries.upsertUserDocument.with({ uid, name, email }),
      ...accountActs(db).grant(uid, role, null),
    );
  }
  return password;
}

/** Confirms the addresses as the last step, so that an interrupted seed can be recognized. */
export async function confirmDemoUsers(db: Database, demoUsers: DemoUsers): Promise<void> {
  const { confirmAddress } = identityQueries(db);
  await db.commit(...Object.values(demoUsers).map(({ uid, email }) => confirmAddress.with({ uid, email })));
}
