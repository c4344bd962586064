import { type Kysely, sql } from 'kysely';

/**
 * Attempts at quizzes with their answers, each a row of its own, and every version of a quiz that was ever begun: once, however
 * many began it. An attempt keeps its enrolment; both go with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quizVersions')
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('lessonId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('quiz', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quizVersionsOnce', ['courseId', 'lessonId', 'version'])
    .execute();
  await db.schema
    .createTable('quizAttempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('lessonId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('questionIds', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('changes', 'integer', (column) => column.notNull())
    .addColumn('submittedAt', 'bigint')
    .addColumn('points', 'double precision')
    .addColumn('maxPoints', 'double precision')
    .addColumn('passed', 'integer')
    .addColumn('shares', 'text')
    .addUniqueConstraint('quizAttemptsOnePerNumber', ['userId', 'courseId', 'lessonId', 'number'])
    .addForeignKeyConstraint('quizAttemptsOnlyWhenEnrolled', ['userId', 'courseId'], 'enrollments', [
      'userId',
      'courseId',
    ])
    .addForeignKeyConstraint('quizAttemptsOfVersion', ['courseId', 'lessonId', 'version'], 'quizVersions', [
      'courseId',
      'lessonId',
      'version',
    ])
    .execute();
  // Only those that are running: whoever closes what is over looks at nothing else.
  await db.schema
    .createIndex('quizAttemptsRunning')
    .on('quizAttempts')
    .column('deadline')
    .where(sql.ref('submittedAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('quizAnswers')
    .addColumn('attemptId', 'text', (column) => column.notNull().references('quizAttempts.id').onDelete('cascade'))
    .addColumn('questionId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quizAnswersOncePerQuestion', ['attemptId', 'questionId'])
    .execute();
}
