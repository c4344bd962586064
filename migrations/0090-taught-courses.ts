import type { Kysely } from 'kysely';

/** The courses that a teacher was limited to, as a JSON list of their ids; null while it is every course. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authUsers').addColumn('taughtCourses', 'text').execute();
}
