import type { Kysely } from 'kysely';

/** Index of one learner's feedback, newest first. Without it, every page of the list sorts all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('feedbackListByAuthor').on('feedback').columns(['userId', 'id']).execute();
}
