import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * What a search that finds little reads: trigrams. PostgreSQL gets them of feedback, as 0091 has them of the rest. SQLite gets them of the audit
 * log, of which there is more than of anything else; and of the few who did something it looks up each address once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return indexAuditEntries(db);
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  await sql`create index "feedbackTrigramsComment" on feedback using gin (lower(comment) gin_trgm_ops)`.execute(db);
  await sql`create index "feedbackTrigramsAnswer" on feedback using gin (lower(answer) gin_trgm_ops)`.execute(db);
}

/** The database keeps the index by itself, so that nothing that writes an entry knows of it. */
async function indexAuditEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auditEntriesByAddress').on('auditEntries').columns(['actorEmail', 'id']).execute();
  await sql`create index "auditEntriesOfNobody" on "auditEntries" ("id") where "subject" = ''`.execute(db);
  await sql`create virtual table "search_auditEntries" using fts5(subject, id unindexed, tokenize = 'trigram', detail = none)`.execute(
    db,
  );
  // An address that was taken out of an entry is gone from the index too, and not only once its parts are merged.
  await sql`insert into "search_auditEntries" ("search_auditEntries", "rank") values ('secure-delete', 1)`.execute(db);
  await sql`insert into "search_auditEntries" ("rowid", "subject", "id") select "rowid", "subject", "id" from "auditEntries"`.execute(
    db,
  );
  await sql`create trigger "auditEntryAdded" after insert on "auditEntries" begin
    insert into "search_auditEntries" ("subject", "id") values (new."subject", new."id"); end`.execute(db);
  // Both count their rows alike. That they go on to do so nothing promises: a `vacuum` may number rows anew.
  const inItsPlace = sql`exists (select 1 from "search_auditEntries" where "rowid" = old."rowid" and "id" = old."id")`;
  await sql`create trigger "auditEntrySubject" after update of "subject" on "auditEntries" when ${inItsPlace} begin
    update "search_auditEntries" set "subject" = new."subject" where "rowid" = old."rowid"; end`.execute(db);
  await sql`create trigger "auditEntrySubjectMoved" after update of "subject" on "auditEntries" when not ${inItsPlace} begin
    update "search_auditEntries" set "subject" = new."subject"
    where "subject" like old."subject" and "id" = old."id"; end`.execute(db);
}
