import type { Kysely } from 'kysely';

/** Adds the learning evidence that an applicant attached, as JSON; null if there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('evidence', 'text').execute();
}
