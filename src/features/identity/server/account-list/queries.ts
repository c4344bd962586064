import type { Role } from '../../../../platform/contract/roles.ts';
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
    .select(['authUsers.id', 'authUsers.email', 'users.name', 'authUsers.role'])
    .select(['authUsers.createdAt', 'authUsers.disabledAt'])
    .orderBy(column, direction)
    .limit(limit);
  if (search) query = query.where(contains(search, 'authUsers.email', 'users.name'));
  if (state) query = query.where('authUsers.disabledAt', state === 'disabled' ? 'is not' : 'is', null);
  if (role) query = query.where('authUsers.role', '=', role);
  if (cursor) query = query.where(column, after, cursor);
  return query.execute();
}

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** ISO 8601. */
  createdAt: string;
  disabledAt: number | null;
}
