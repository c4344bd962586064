import { type Kysely, sql } from 'kysely';

/**
 * Stores each learner's progress with the enrollment, so that a course's learners can be sorted by it. `progressOf` is
 * the number of learning records that it was computed from.
 * A background job recomputes it: `courseStandings` holds the course structure, the job's `cursor` (null when done) and
 * the content version last compared with.
 * `lastActiveAt` is 0 without any activity, so that both engines sort alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const enrollments = () => db.schema.alterTable('enrollments');
  await enrollments()
    .addColumn('percent', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await enrollments()
    .addColumn('progressOf', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await enrollments().addColumn('atLessonId', 'text').execute();
  await enrollments()
    .addColumn('lastActiveAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await enrollments().addColumn('completedAt', 'bigint').execute();
  await db.schema
    .createTable('courseStandings')
    .addColumn('courseId', 'text', (column) => column.notNull().primaryKey())
    .addColumn('structure', 'text', (column) => column.notNull())
    .addColumn('cursor', 'text')
    .addColumn('contentVersion', 'integer', (column) => column.notNull())
    .execute();
  // Lists and counts the enrolled learners of a course in order of enrollment, without reading ended enrollments.
  await db.schema.dropIndex('enrollmentsByCourse').execute();
  await db.schema
    .createIndex('enrollmentsByCourse')
    .on('enrollments')
    .columns(['courseId', 'endedAt', 'id', 'userId'])
    .execute();
  // PostgreSQL does not use an index to sort by columns that follow an `is null` column.
  await db.schema
    .createIndex('enrollmentsCurrent')
    .on('enrollments')
    .columns(['courseId', 'id', 'userId', 'endedAt'])
    .where(sql<boolean>`"endedAt" is null`)
    .execute();
  const order = { Percent: 'percent', Activity: 'lastActiveAt' };
  for (const [whose, condition] of Object.entries({
    '': sql<boolean>`"endedAt" is null`,
    Ended: sql<boolean>`"endedAt" is not null`,
  })) {
    for (const [name, column] of Object.entries(order)) {
      await db.schema
        .createIndex(`enrollments${whose}By${name}`)
        .on('enrollments')
        // The last two are for searches and counts, which then need not read the row.
        .columns(['courseId', column, 'id', 'userId', 'endedAt'])
        .where(condition)
        .execute();
    }
  }
  await db.schema
    .createIndex('enrollmentsEnded')
    .on('enrollments')
    .columns(['courseId', 'id', 'userId', 'endedAt'])
    .where(sql<boolean>`"endedAt" is not null`)
    .execute();
  await db.schema
    .createIndex('enrollmentsFinished')
    .on('enrollments')
    .columns(['courseId', 'endedAt', 'completedAt'])
    .where(sql<boolean>`"endedAt" is null and "completedAt" is not null`)
    .execute();
}
