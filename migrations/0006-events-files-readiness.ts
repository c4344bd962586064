import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Creates live events numbered by the database, files that no row references yet, and a row for the write probe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await numberEvents(db);
  await db.schema
    .createTable('unclaimedFiles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('keptAt', 'bigint', (column) => column.notNull())
    .addColumn('givenUp', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('writeProbe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('writtenAt', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into "writeProbe" (id, "writtenAt") values (1, 0)`.execute(db);
}

/** Recreates the `events` table: its rows are at most an hour old and already delivered. Numbers are never reused. */
async function numberEvents(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema.dropTable('events').execute();
  await db.schema
    .createTable('events')
    .addColumn('seq', isSqlite ? 'integer' : 'bigserial', (column) =>
      isSqlite ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('eventsByTime').on('events').column('createdAt').execute();
}
