import type { Kysely } from 'kysely';

/** Adds moderation and answers to the feedback row itself, so that a course's list reads no other table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const feedback = () => db.schema.alterTable('feedback');
  await feedback().addColumn('hiddenAt', 'bigint').execute();
  await feedback().addColumn('hiddenReason', 'text').execute();
  await feedback().addColumn('answer', 'text').execute();
  await feedback().addColumn('answeredAt', 'bigint').execute();
  await feedback().addColumn('answeredAs', 'text').execute();
}
