import type { Kysely } from 'kysely';

/** Flag of a scheduled account deletion: 1 if an administrator requested it, 0 if the owner did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accountDeletions')
    .addColumn('byAdministrator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
