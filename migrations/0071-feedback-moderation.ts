import type { Kysely } from 'kysely';

/** What becomes of a record of feedback stands in its own row: the list of a course reads nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const feedback = () => db.schema.alterTable('feedback');
  await feedback().addColumn('hiddenAt', 'bigint').execute();
  await feedback().addColumn('hiddenReason', 'text').execute();
  await feedback().addColumn('answer', 'text').execute();
  await feedback().addColumn('answeredAt', 'bigint').execute();
  await feedback().addColumn('answeredAs', 'text').execute();
}
