import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The orders in which the audit log is read when it is narrowed down to an act, to whoever did it, or to both; and on PostgreSQL, where
 * migration 0091 found trigrams, an index of what is searched for in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auditEntriesByAct').on('auditEntries').columns(['act', 'id']).execute();
  await db.schema.createIndex('auditEntriesByActor').on('auditEntries').columns(['actorId', 'id']).execute();
  await db.schema
    .createIndex('auditEntriesByActorAndAct')
    .on('auditEntries')
    .columns(['actorId', 'act', 'id'])
    .execute();
  if (!(await hasTrigrams(db))) return;
  for (const column of ['subject', 'actorEmail']) {
    const name = sql.ref(`auditEntriesTrigrams${column[0]?.toUpperCase()}${column.slice(1)}`);
    await sql`create index ${name} on "auditEntries" using gin (lower(${sql.ref(column)}) gin_trgm_ops)`.execute(db);
  }
}

async function hasTrigrams(db: Kysely<unknown>): Promise<boolean> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return false;
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}
