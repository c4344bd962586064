import type { Kysely } from 'kysely';

/**
 * Creates the log of review answers, which like the learning record outlives its course, and each learner's daily goal
 * and reminder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviewAnswers')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('cardId', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('rating', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('sittingId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('clientAt', 'bigint')
    .addUniqueConstraint('reviewAnswersOncePerKey', ['userId', 'key'])
    // Rows without `dueAt` are all distinct.
    .addUniqueConstraint('reviewAnswersOncePerDue', ['userId', 'courseId', 'cardId', 'version', 'dueAt'])
    .execute();
  await db.schema
    .createTable('reviewSettings')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('authUsers.id').onDelete('cascade'))
    .addColumn('goalMinutes', 'integer')
    .addColumn('reminderHour', 'integer')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('reminderAt', 'bigint')
    .addColumn('remindedAt', 'bigint')
    .execute();
}
