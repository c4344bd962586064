import type { CreateTableBuilder, Kysely } from 'kysely';

/**
 * The record of learning: events, which are only ever added, reading positions, which are overwritten, and what courses
 * have ever had. Whatever was recorded keeps its enrolment; both go with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await besideEnrolment(
    db.schema.createTable('learningEvents').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('points', 'double precision')
    .addColumn('maxPoints', 'double precision')
    .addColumn('passed', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('clientAt', 'bigint')
    .addColumn('device', 'text')
    .addUniqueConstraint('learningEventsOncePerKey', ['userId', 'key'])
    .execute();
  await db.schema.createIndex('learningEventsByLearner').on('learningEvents').columns(['userId', 'courseId']).execute();
  await besideEnrolment(db.schema.createTable('learningPositions'))
    .addColumn('lessonId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('place', 'double precision', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('clientAt', 'bigint')
    .addColumn('movedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('learningPositionsOnePerLesson', ['userId', 'courseId', 'lessonId'])
    .execute();
  await db.schema
    .createTable('learningSubjects')
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('learningSubjectsOnce', ['courseId', 'area', 'subject'])
    .execute();
  await db.schema.createIndex('enrollmentsByCourse').on('enrollments').columns(['courseId', 'id']).execute();
}

/** An enrolment beside which something was recorded cannot be deleted by itself. */
function besideEnrolment<Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) {
  return table
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      `${table.toOperationNode().table.table.identifier.name}OnlyWhenEnrolled`,
      ['userId', 'courseId'],
      'enrollments',
      ['userId', 'courseId'],
    );
}
