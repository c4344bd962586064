import type { Kysely } from 'kysely';

/** Steps of applications that their applicants have not been told of: not yet, or never, since they were undone before; with what was so before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heldApplicationSteps')
    .addColumn('stepId', 'text', (column) =>
      column.notNull().primaryKey().references('applicationSteps.id').onDelete('cascade'),
    )
    .addColumn('applicationId', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('isUndone', 'integer', (column) => column.notNull())
    .addColumn('beforeStatus', 'text', (column) => column.notNull())
    .addColumn('beforeStatusAt', 'bigint', (column) => column.notNull())
    .addColumn('beforeDeletesAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('heldApplicationStepsOf')
    .on('heldApplicationSteps')
    .columns(['applicationId', 'stepId'])
    .execute();
}
