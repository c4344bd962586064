import type { Kysely } from 'kysely';

/**
 * Time when a learner left a course, in milliseconds since 1970; null while enrolled. The row stays, like the learner's
 * progress and feedback.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrollments').addColumn('endedAt', 'bigint').execute();
}
