import type { Kysely } from 'kysely';

/** What the course had asked when it was completed; null where that was everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('criteria', 'text').execute();
}
