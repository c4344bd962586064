import type { Kysely } from 'kysely';

/** The order of the Career Center: without it, all careers are sorted for each visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('careersInOrder').on('careers').columns(['position', 'id']).execute();
}
