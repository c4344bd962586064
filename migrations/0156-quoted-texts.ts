import type { Kysely } from 'kysely';

/** An answer by mail quotes what it answers: that is stored apart from what its sender wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contactEntries').addColumn('quotedText', 'text').execute();
}
