import type { Kysely } from 'kysely';

const narrowed = {
  applicationsByStatus: ['status'],
  applicationsByOpening: ['openingId'],
  applicationsByOpeningAndStatus: ['openingId', 'status'],
} as const;

/** Adds `searchText` to the indexes that list applications, so that a search reads no row that it does not return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(narrowed)) {
    await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex(name)
      .on('applications')
      .columns([...columns, 'id', 'searchText'])
      .execute();
  }
  await db.schema.createIndex('applicationsByText').on('applications').columns(['id', 'searchText']).execute();
}
