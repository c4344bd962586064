import type { ListRequest } from '../../../../platform/contract/list.ts';
import type { Role } from '../../../../platform/contract/roles.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { addressSearch, nameSearch, rowsBeginning } from '../../../../platform/server/db/prefix-search.ts';
import type { accountList } from '../../account-list-contract.ts';

/** Sort orders; each is that of an index. */
const orders = {
  newest: ['authUsers.id', 'desc', '<'],
  oldest: ['authUsers.id', 'asc', '>'],
  email: ['authUsers.email', 'asc', '>'],
} as const;

/** Finds accounts by filter, for administrators. `search` matches within the name or the sign-in address. */
export function selectAccounts(
  db: Database,
  { search, state, role, order, cursor, limit }: ListRequest<typeof accountList>,
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
  if (search) query = query.where('authUsers.id', 'in', usersMatching(db, search));
  if (state) query = query.where('authUsers.disabledAt', state === 'disabled' ? 'is not' : 'is', null);
  if (role) query = query.where('authUsers.role', '=', role);
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
}

/** Finds accounts, for administrators, in which a word of the name or the sign-in address starts with the input. */
export function selectAccountsBeginning(db: Database, typed: string, limit: number) {
  const places = [...nameSearch(db, 'users', 'uid'), ...addressSearch(db, 'authUsers', 'id')];
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
 * Finds the uids of users with this text in their name or sign-in address. Searches each table separately and merges
 * the matches, because a join first would read every row of both.
 */
export function usersMatching(db: Database, search: string) {
  return withAddress(db, search).union(withName(db, search));
}

/** Finds these uids as a list; null if there are more than `max`. */
export async function findUsersMatching(db: Database, search: string, max: number): Promise<readonly string[] | null> {
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
  /** In its stored form. */
  taughtCourses: string | null;
  /** ISO 8601. */
  createdAt: string;
  disabledAt: number | null;
  /** 1 if the owner has confirmed the address, else 0. */
  emailVerified: number;
  /** Time when the authenticator app was enabled; null while it is not. */
  authenticatorSince: number | null;
  /** Time of the scheduled deletion; null if there is none. */
  deletionDueAt: number | null;
  /** 1 if an administrator requested the deletion, 0 if the owner did. */
  deletionByAdministrator: number | null;
}
