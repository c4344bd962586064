import type { Kysely } from 'kysely';

/** What an applicant has attached of their learning, as JSON; null where they have attached nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('evidence', 'text').execute();
}
