import { type Kysely, sql } from 'kysely';

/** Staff are notified of what arrives unless they chose otherwise, so they are looked up among all accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "authUsersStaff" on "authUsers" ("id") where "role" <> 'learner'`.execute(db);
}
