import { type Kysely, sql } from 'kysely';

/** What waits for a grade is counted by task: only the tasks that a course still has, and nobody's own work, can be graded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`"courseId", "exerciseId", "id", "userId", "grade"`;
  await sql`create index "handInsWaitingByTask" on "handIns" (${columns}) where "grade" is null`.execute(db);
}
