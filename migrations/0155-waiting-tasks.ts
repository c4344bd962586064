import { type Kysely, sql } from 'kysely';

/**
 * Indexes ungraded assignments by task: only tasks that a course still has, and never one's own work, can be graded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`"courseId", "exerciseId", "id", "userId", "grade"`;
  await sql`create index "handInsWaitingByTask" on "handIns" (${columns}) where "grade" is null`.execute(db);
}
