import type { Role } from '../../../../platform/contract/roles.ts';
import { addressIn, nameIn, rowsBeginning } from '../../../../platform/server/db/beginnings.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Each is the order of an index. */
const orders = {
  newest: ['authUsers.id', 'desc', '<'],
  oldest: ['authUsers.id', 'asc', '>'],
  email: ['authUsers.email', 'asc', '>'],
} as const;

/** `cursor` is what the last account before is sorted by: its uid, or its email address. */
interface WantedAccounts {
  readonly search?: string | undefined;
  readonly state?: 'enabled' | 'disabled' | undefined;
  readonly role?: Role | undefined;
  readonly order: keyof typeof orders;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** For administrators: accounts as far as they are wanted, whose name or sign-in address has `search` in it. */
export function selectAccounts(
  db: Database,
  { search, state, role, order, cursor, limit }: WantedAccounts,
): Promise<AccountRow[]> {
  const [column, direction, after] = orders[order];
  let query = db.readKysely
    .selectFrom('authUsers')
    .innerJoin('users', 'users.uid', 'authUsers.id')
    .leftJoin('authenticators', 'authenticators.uid', 'authUsers.id')
    .leftJoin('accountDeletions', 'accountDeletions.uid', 'authUsers.id')
    .select(['authUsers.id', 'authUsers.email', 'users.name', 'authUsers.role'])
    .select(['authUsers.createdAt', 'authUsers.disabledAt', 'authUsers.taughtCourses'])
    .select(['authUsers.emailVerified', 'authenticators.confirmedAt as authenticatorSince'])
    .select(['accountDeletions.dueAt as deletionDueAt', 'accountDeletions.byAdministrator as deletionByAdministrator'])
    .orderBy(column, direction)
    .limit(limit);
  if (search) query = query.where('authUsers.id', 'in', peopleWith(db, search));
  if (state) query = query.where('authUsers.disabledAt', state === 'disabled' ? 'is not' : 'is', null);
  if (role) query = query.where('authUsers.role', '=', role);
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
}

/** For administrators: the accounts of which a word of the name, or the sign-in address, begins with what was typed. */
export function selectAccountsBeginning(db: Database, typed: string, limit: number) {
  const places = [...nameIn(db, 'users', 'uid'), ...addressIn(db, 'authUsers', 'id')];
  return rowsBeginning(db, places, { typed, limit }, (ids) =>
    db.readKysely
      .selectFrom('authUsers')
      .innerJoin('users', 'users.uid', 'authUsers.id')
      .select(['authUsers.id', 'authUsers.email', 'users.name', 'authUsers.createdAt'])
      .where('authUsers.id', 'in', ids)
      .execute(),
  );
}

/**
 * The uids of whoever has this text in their name or sign-in address. Each of the two tables is searched by itself, and only what was found is put
 * together: joined before, each row of both would be read.
 */
export function peopleWith(db: Database, search: string) {
  return withAddress(db, search).union(withName(db, search));
}

/** The same as a list; null where more than `max` have it. */
export async function findPeopleWith(db: Database, search: string, max: number): Promise<readonly string[] | null> {
  const limit = max + 1;
  const [byAddress, byName] = await Promise.all([
    withAddress(db, search).limit(limit).execute(),
    withName(db, search).limit(limit).execute(),
  ]);
  const found = new Set([...byAddress, ...byName].map(({ id }) => id));
  return found.size > max ? null : [...found];
}

function withAddress(db: Database, search: string) {
  return db.readKysely
    .selectFrom('authUsers as byEmail')
    .select('byEmail.id')
    .where(contains(db, search, 'byEmail.email'));
}

function withName(db: Database, search: string) {
  return db.readKysely
    .selectFrom('users as byName')
    .select('byName.uid as id')
    .where(contains(db, search, 'byName.name'));
}

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** As it is stored. */
  taughtCourses: string | null;
  /** ISO 8601. */
  createdAt: string;
  disabledAt: number | null;
  /** 1 once its owner has confirmed the address, else 0. */
  emailVerified: number;
  /** Since when a login asks for a code; null while it does not. */
  authenticatorSince: number | null;
  /** Time of the scheduled deletion; null if there is none. */
  deletionDueAt: number | null;
  /** 1 if an administrator requested the deletion, 0 if the owner did. */
  deletionByAdministrator: number | null;
}
