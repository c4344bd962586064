import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Adds trigram indexes for searches with few matches. PostgreSQL gets them for feedback (0091 has the others). SQLite
 * gets them for the audit log, its largest table, and an index that looks up each of the few actors' addresses once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return indexAuditEntries(db);
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  await sql`create index "feedbackTrigramsComment" on feedback using gin (lower(comment) gin_trgm_ops)`.execute(db);
  await sql`create index "feedbackTrigramsAnswer" on feedback using gin (lower(answer) gin_trgm_ops)`.execute(db);
}

/** Indexes the audit log. Triggers maintain the index, so code that writes entries is unaffected. */
async function indexAuditEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auditEntriesByAddress').on('auditEntries').columns(['actorEmail', 'id']).execute();
  await sql`create index "auditEntriesOfNobody" on "auditEntries" ("id") where "subject" = ''`.execute(db);
  await sql`create virtual table "search_auditEntries" using fts5(subject, id unindexed, tokenize = 'trigram', detail = none)`.execute(
    db,
  );
  // Removes an erased address from the index at once, not only when its segments are merged.
  await sql`insert into "search_auditEntries" ("search_auditEntries", "rank") values ('secure-delete', 1)`.execute(db);
  await sql`insert into "search_auditEntries" ("rowid", "subject", "id") select "rowid", "subject", "id" from "auditEntries"`.execute(
    db,
  );
  await sql`create trigger "auditEntryAdded" after insert on "auditEntries" begin
    insert into "search_auditEntries" ("subject", "id") values (new."subject", new."id"); end`.execute(db);
  // Both tables use the same row numbers, but nothing guarantees that they stay equal: `vacuum` may renumber rows.
  const inItsPlace = sql`exists (select 1 from "search_auditEntries" where "rowid" = old."rowid" and "id" = old."id")`;
  await sql`create trigger "auditEntrySubject" after update of "subject" on "auditEntries" when ${inItsPlace} begin
    update "search_auditEntries" set "subject" = new."subject" where "rowid" = old."rowid"; end`.execute(db);
  await sql`create trigger "auditEntrySubjectMoved" after update of "subject" on "auditEntries" when not ${inItsPlace} begin
    update "search_auditEntries" set "subject" = new."subject"
    where "subject" like old."subject" and "id" = old."id"; end`.execute(db);
}
