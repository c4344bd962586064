import { PostgresConnection } from './postgres-connection.ts';
import { postgresServer } from './postgres-server.ts';
import { type Row, type Snapshot, isOwnTable, snapshotPageRows } from './snapshot.ts';

/** The number given last in each table that numbers its rows. PostgreSQL says null for 0. */
const sequencesSql = `
  select t.relname as "table", coalesce(pg_sequence_last_value(s.oid), 0)::bigint as last
  from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
  where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`;

const tablesSql = `
  select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;

/** A read-only transaction that sees one state to its end. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const connection = new PostgresConnection(postgresServer(url), null);
  const all = async <R>(sql: string) => [...(await connection.run(sql, []))] as unknown as R[];
  try {
    await all('begin isolation level repeatable read read only');
    const names = (await all<{ name: string }>(tablesSql)).map(({ name }) => name);
    const ran = names.includes('kysely_migration')
      ? await all<{ name: string }>('select name from kysely_migration order by name')
      : [];
    const given = await all<{ table: string; last: number }>(sequencesSql);
    return {
      engine: 'postgres',
      migrations: ran.map(({ name }) => name),
      tables: names.filter(isOwnTable),
      sequences: Object.fromEntries(given.map(({ table, last }) => [table, last])),
      count: async (table) =>
        (await all<{ count: number }>(`select count(*)::bigint as count from "${table}"`))[0]?.count ?? 0,
      rows: (table) => pagesOf(all<Row>, table),
      close: () => connection.end(),
    };
  } catch (error) {
    await connection.end();
    throw error;
  }
}

async function* pagesOf(all: (sql: string) => Promise<Row[]>, table: string): AsyncGenerator<Row[]> {
  // A name of its own for each: the driver keeps what it once learned of a statement's columns.
  const cursor = `"rows of ${table}"`;
  await all(`declare ${cursor} no scroll cursor for select * from "${table}"`);
  for (;;) {
    const page = await all(`fetch ${snapshotPageRows} from ${cursor}`);
    if (page.length > 0) yield page;
    if (page.length < snapshotPageRows) break;
  }
  await all(`close ${cursor}`);
}
