import type { Kysely } from 'kysely';

/** Additional attempts at a quiz that a teacher has granted a learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quizExtraAttempts')
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('lessonId', 'text', (column) => column.notNull())
    .addColumn('extra', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quizExtraAttemptsKey', ['userId', 'courseId', 'lessonId'])
    .execute();
  await db.schema.createIndex('quizExtraAttemptsByCourse').on('quizExtraAttempts').column('courseId').execute();
}
