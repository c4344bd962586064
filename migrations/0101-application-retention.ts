import type { Kysely } from 'kysely';

/** When an application is deleted, once its applicant was told; found are those that are due, and those to be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('deletesAt', 'bigint').execute();
  await db.schema.createIndex('applicationsByDeletion').on('applications').columns(['deletesAt', 'statusAt']).execute();
}
