import type { Kysely } from 'kysely';

/** Last error of a job, for an operator's decision on a retry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('lastError', 'text').execute();
}
