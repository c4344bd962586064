import { type Kysely, sql } from 'kysely';

/** What the overview counts as waiting for somebody: each index holds only what waits, so that it is counted without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "handInsWaiting" on "handIns" ("courseId", "id", "grade") where "grade" is null`.execute(db);
  await sql`create index "feedbackUnanswered" on "feedback" ("id", "answer") where "answer" is null`.execute(db);
  await sql`create index "applicationsInfected" on "applications" ("id") where "cvState" = 'infected'`.execute(db);
  await sql`create index "contentDraftsByState" on "contentDrafts" ("state")`.execute(db);
  await sql`create index "contactMessagesByAssigneeAndState" on "contactMessages" ("assigneeId", "state", "id")`.execute(
    db,
  );
}
