import type { Kysely } from 'kysely';

/**
 * Date of an application's deletion, once its applicant was notified. The index finds those that are due, and those to
 * notify.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('deletesAt', 'bigint').execute();
  await db.schema.createIndex('applicationsByDeletion').on('applications').columns(['deletesAt', 'statusAt']).execute();
}
