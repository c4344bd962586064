import { type Kysely, sql } from 'kysely';

/** Adds partial indexes for the overview's counts: each holds only pending rows, so that counting reads no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "handInsWaiting" on "handIns" ("courseId", "id", "grade") where "grade" is null`.execute(db);
  await sql`create index "feedbackUnanswered" on "feedback" ("id", "answer") where "answer" is null`.execute(db);
  await sql`create index "applicationsInfected" on "applications" ("id") where "cvState" = 'infected'`.execute(db);
  await sql`create index "contentDraftsByState" on "contentDrafts" ("state")`.execute(db);
  await sql`create index "contactMessagesByAssigneeAndState" on "contactMessages" ("assigneeId", "state", "id")`.execute(
    db,
  );
}
