import type { Kysely } from 'kysely';
import { sql } from 'kysely';

interface Before {
  applications: { id: string; name: string; email: string; searchText: string };
}

/**
 * Adds the status of an application, its history of steps and the reviewers' notes. `searchText` is name and address in
 * lower case, stored because the two engines lowercase differently.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  for (const column of ['status', 'searchText'] as const) {
    await db.schema
      .alterTable('applications')
      .addColumn(column, 'text', (built) => built.notNull().defaultTo(column === 'status' ? 'received' : ''))
      .execute();
  }
  await db.schema
    .alterTable('applications')
    .addColumn('statusAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update applications set "statusAt" = "timestamp"`.execute(db);
  for (const { id, name, email } of await db.selectFrom('applications').select(['id', 'name', 'email']).execute()) {
    const searchText = `${name} ${email}`.toLowerCase();
    await db.updateTable('applications').set({ searchText }).where('id', '=', id).execute();
  }
  await db.schema.createIndex('applicationsByStatus').on('applications').columns(['status', 'id']).execute();
  await db.schema.createIndex('applicationsByOpening').on('applications').columns(['openingId', 'id']).execute();
  await db.schema
    .createIndex('applicationsByOpeningAndStatus')
    .on('applications')
    .columns(['openingId', 'status', 'id'])
    .execute();

  await db.schema
    .createTable('applicationSteps')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('applicationId', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('applicationStepsOf').on('applicationSteps').columns(['applicationId', 'id']).execute();
  await db.schema.createIndex('applicationStepsBy').on('applicationSteps').column('byUserId').execute();
  await sql`insert into "applicationSteps" (id, "applicationId", status, "byUserId", at)
    select id, id, 'received', "userId", "timestamp" from applications`.execute(db);

  await db.schema
    .createTable('applicationNotes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('applicationId', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('applicationNotesOf').on('applicationNotes').columns(['applicationId', 'id']).execute();
  await db.schema.createIndex('applicationNotesBy').on('applicationNotes').column('byUserId').execute();
}
