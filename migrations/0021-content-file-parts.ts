import { type Kysely, sql } from 'kysely';

/**
 * The bytes of files beside the texts move into parts of their own, under the file's hash: a video has many, and any of them
 * can be read without the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentFileParts')
    .addColumn('hash', 'text', (column) => column.notNull())
    // Which byte of the file is the first of the part.
    .addColumn('start', 'integer', (column) => column.notNull())
    // In base64: both engines hold it in one way.
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contentFilePartsKey', ['hash', 'start'])
    .execute();
  await sql`insert into "contentFileParts" (hash, start, data)
    select hash, 0, min(data) from "contentAssets" group by hash`.execute(db);
  await db.schema
    .alterTable('contentAssets')
    .addColumn('sizeBytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update "contentAssets"
    set "sizeBytes" = length(data) / 4 * 3 - (length(data) - length(rtrim(data, '=')))`.execute(db);
  await db.schema.alterTable('contentAssets').dropColumn('data').execute();
}
