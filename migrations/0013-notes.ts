import { type Kysely, sql } from 'kysely';

/**
 * Creates learners' lesson notes: one text per enrollment and lesson. `version` grows with each change, `changedAt` is
 * milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lessonNotes')
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('lessonId', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`version > 0`))
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lessonNotesKey', ['userId', 'courseId', 'lessonId'])
    .addForeignKeyConstraint(
      'lessonNotesOnlyWhenEnrolled',
      ['userId', 'courseId'],
      'enrollments',
      ['userId', 'courseId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
