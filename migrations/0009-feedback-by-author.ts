import type { Kysely } from 'kysely';

/** What one learner said, newest first: without it, all of it is sorted for each page of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('feedbackListByAuthor').on('feedback').columns(['userId', 'id']).execute();
}
