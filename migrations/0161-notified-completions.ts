import type { Kysely } from 'kysely';

/** Adds the time at which a certificate's learner was notified of the completed course; null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('notifiedAt', 'bigint').execute();
}
