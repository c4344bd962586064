import type { Kysely } from 'kysely';

/** Adds the completion criteria of the course at the time; null if all of it was required. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('criteria', 'text').execute();
}
