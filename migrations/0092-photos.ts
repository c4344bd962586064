import type { Kysely } from 'kysely';

/** The picture that somebody has put into their profile; its bytes are in the store of files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('userPhotos')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('authUsers.id').onDelete('cascade'))
    .addColumn('fileKey', 'text', (column) => column.notNull().unique())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
