import { type Kysely, sql } from 'kysely';

/**
 * How far each learner of a course has come stands beside their enrolment, so that a course's learners can be sorted by it: `progressOf` says of how
 * many records of learning it was made. It is made anew of those in the background: `courseStandings` says of which structure of a course, and
 * how far that has come (`cursor`; null when all are made), and which version of the content it was compared with last. `lastActiveAt` is 0 for whoever never did anything, so that both engines sort alike.
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
  // Who is enrolled, in the order in which they enrolled, and how many they are: without a look at those who left.
  await db.schema.dropIndex('enrollmentsByCourse').execute();
  await db.schema
    .createIndex('enrollmentsByCourse')
    .on('enrollments')
    .columns(['courseId', 'endedAt', 'id', 'userId'])
    .execute();
  // PostgreSQL takes no order from what stands behind a column that is null.
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
        // The last two are for searches and counts: what the index itself has is not read from the row.
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
