import { type Kysely, sql } from 'kysely';

/**
 * Replaces the subjects of deleted records in the audit log by masked addresses. Older entries take the one of the
 * deletion's entry, or none if no entry records the deletion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auditEntriesBySubject').on('auditEntries').column('subjectId').execute();
  const deletion = sql`from "auditEntries" as deletion where deletion."subjectId" = "auditEntries"."subjectId"
    and deletion."act" in ('message-deleted', 'application-deleted')`;
  await sql`update "auditEntries" set "subject" = (select min(deletion."subject") ${deletion})
    where exists (select 1 ${deletion})`.execute(db);
  await sql`update "auditEntries" set "subject" = '' where "act" in ('application-moved', 'application-noted')
    and not exists (select 1 from "applications" where "applications"."id" = "auditEntries"."subjectId")
    and not exists (select 1 ${deletion})`.execute(db);
}
