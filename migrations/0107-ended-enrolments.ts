import type { Kysely } from 'kysely';

/** Since when somebody has left a course, in milliseconds since 1970; null while they are enrolled. The row stays: what they learnt and said stands beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrollments').addColumn('endedAt', 'bigint').execute();
}
