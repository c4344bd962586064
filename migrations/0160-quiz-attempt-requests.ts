import type { Kysely } from 'kysely';

/** Requests of learners for another attempt at a quiz; null if they never asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quizExtraAttempts').addColumn('requestedExtra', 'integer').execute();
  await db.schema.alterTable('quizExtraAttempts').addColumn('requestedAt', 'bigint').execute();
}
