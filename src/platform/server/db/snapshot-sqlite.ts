import { DatabaseSync } from 'node:sqlite';
import { type Row, type Snapshot, isOwnTable, snapshotPageRows } from './snapshot.ts';

const busyTimeoutMs = 5000;

/** A read transaction on the file at `path`: it sees what was committed when it began, and holds up nobody. */
export async function openSqliteSnapshot(path: string): Promise<Snapshot> {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
  const all = <R>(sql: string) => connection.prepare(sql).all() as R[];
  try {
    connection.exec('begin');
    // The transaction begins to see with its first read.
    const names = all<{ name: string }>("select name from sqlite_schema where type = 'table' order by name");
    const has = (table: string) => names.some(({ name }) => name === table);
    const ran = has('kysely_migration') ? all<{ name: string }>('select name from kysely_migration order by name') : [];
    const given = has('sqlite_sequence') ? all<{ name: string; seq: number }>('select * from sqlite_sequence') : [];
    return {
      engine: 'sqlite',
      migrations: ran.map(({ name }) => name),
      tables: names.map(({ name }) => name).filter(isOwnTable),
      sequences: Object.fromEntries(given.map(({ name, seq }) => [name, seq])),
      count: async (table) => all<{ count: number }>(`select count(*) as count from "${table}"`)[0]?.count ?? 0,
      rows: (table) => pagesOf(connection, table),
      close: async () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function* pagesOf(connection: DatabaseSync, table: string): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for (const row of connection.prepare(`select * from "${table}"`).iterate()) {
    page.push({ ...row } as Row);
    if (page.length < snapshotPageRows) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
