import type { Kysely } from 'kysely';

/**
 * Creates exercise drafts (the newest is shown), graded submissions and assignments. `key` comes from the client and
 * identifies a repeated request. An assignment (`handIns`) is a link or a file; `grade` is JSON.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exerciseDrafts')
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('exerciseId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('exerciseDraftsKey', ['userId', 'courseId', 'exerciseId', 'version'])
    .execute();
  await db.schema
    .createTable('exerciseSubmissions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('exerciseId', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('cases', 'text', (column) => column.notNull())
    .addColumn('isPassed', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('maxPoints', 'integer', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('exerciseSubmissionsKey', ['userId', 'key'])
    .execute();
  await db.schema
    .createTable('handIns')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('exerciseId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('fileName', 'text')
    .addColumn('fileKey', 'text')
    .addColumn('fileBytes', 'integer')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('grade', 'text')
    .addColumn('gradedBy', 'text')
    .execute();
  await db.schema
    .createIndex('handInsByLearner')
    .on('handIns')
    .columns(['userId', 'courseId', 'exerciseId', 'id'])
    .execute();
  await db.schema.createIndex('handInsByCourse').on('handIns').columns(['courseId', 'id']).execute();
  await db.schema
    .createIndex('exerciseSubmissionsByExercise')
    .on('exerciseSubmissions')
    .columns(['userId', 'courseId', 'exerciseId', 'id'])
    .execute();
}
