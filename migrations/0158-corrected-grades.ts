import type { Kysely } from 'kysely';

/** Grades of hand-ins that were corrected, as they were before: `grade` is JSON. They go with the hand-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correctedGrades')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('handInId', 'text', (column) => column.notNull().references('handIns.id').onDelete('cascade'))
    .addColumn('grade', 'text', (column) => column.notNull())
    .addColumn('gradedBy', 'text')
    .execute();
  await db.schema.createIndex('correctedGradesOf').on('correctedGrades').columns(['handInId', 'id']).execute();
  await db.schema.createIndex('correctedGradesBy').on('correctedGrades').column('gradedBy').execute();
}
