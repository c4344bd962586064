import type { Kysely } from 'kysely';

/** Why a job failed last, for who has to decide whether it is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('lastError', 'text').execute();
}
