import type { Kysely } from 'kysely';

/** Which version of an exercise a learner had before them when they submitted; null of what was submitted before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exerciseSubmissions').addColumn('seenVersion', 'text').execute();
}
