import type { Kysely } from 'kysely';

/** Requests of learners for another attempt at a quiz; null if they never asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quizExtraAttempts').addColumn('requestedExtra', 'integer').execute();
  await db.schema.alterTable('quizExtraAttempts').addColumn('requestedAt', 'bigint').execute();
  // The index for the requests of a course, in their order, also finds its rows.
  await db.schema.dropIndex('quizExtraAttemptsByCourse').execute();
  await db.schema
    .createIndex('quizExtraAttemptsByRequest')
    .on('quizExtraAttempts')
    .columns(['courseId', 'requestedAt'])
    .execute();
}
