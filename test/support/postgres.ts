import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** Address of the PostgreSQL server for the database tests; the role must be allowed to create databases. */
export function serverUrl(): string {
  return process.env['OPVIR_TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
}

/** Checks whether the server was started for this run and ends with it. */
const isThrowaway = () => process.env['OPVIR_TEST_POSTGRES_THROWAWAY'] === 'on';
const prefix = 'opvir_test_';
/** Longer than any run of tests. */
const forgottenAfterMs = 2 * 60 * 60 * 1000;

/** Null if PostgreSQL answers there, else why it does not. */
export function whyNoPostgres(url: string = serverUrl()): Promise<string | null> {
  const answer = onServer((sql) => sql`select 1`, url, { connect_timeout: 3 });
  return answer.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** Database on the test server. */
export interface PostgresDatabase {
  readonly url: string;
  /** Ends every connection to the database, as a restart of the server would, and waits for their end. */
  cutConnections(): Promise<void>;
  drop(): Promise<void>;
}

/** Copies created in advance, by their source database. */
const ahead = new Map<string, Promise<PostgresDatabase>>();

/**
 * Creates an empty database, or a copy of the one at this address, on the same server and without connections. The next
 * copy of the same is made while the test runs.
 */
export async function createPostgresDatabase(copied?: string | null): Promise<PostgresDatabase> {
  if (!copied || !isThrowaway()) return create(copied);
  const copy = ahead.get(copied) ?? create(copied);
  await copy;
  const next = create(copied);
  // A failure is reported to the test that takes the copy.
  next.catch(() => undefined);
  ahead.set(copied, next);
  return copy;
}

async function create(copied?: string | null): Promise<PostgresDatabase> {
  const name = `${prefix}${Date.now()}_${randomBytes(8).toString('hex')}`;
  await onServer(async (sql) => {
    const template = copied ? ` template ${new URL(copied).pathname.slice(1)}` : '';
    await sql.unsafe(`create database ${name}${template}`);
    // Tests that cut the power have their own cluster; for all others, waiting for the disk would only be slow.
    await sql.unsafe(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    cutConnections: () =>
      onServer((sql) => sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = ${name}`),
    drop: async () => {
      const dropped = onServer((sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
      // Dropping only frees disk space: no test waits for that, and leftovers go with the cluster.
      if (isThrowaway()) dropped.catch(() => undefined);
      else await dropped;
    },
  };
}

/** Drops databases left behind by killed runs: old, and without connections. */
export async function dropForgottenDatabases(): Promise<void> {
  await onServer(async (sql) => {
    const databases = await sql<{ name: string }[]>`
      select datname as name from pg_database
      where starts_with(datname, ${prefix}) and datname not in (select datname from pg_stat_activity where datname is not null)`;
    for (const { name } of databases) {
      const createdAt = Number.parseInt(name.slice(prefix.length), 10);
      if (Date.now() - createdAt > forgottenAfterMs) await sql.unsafe(`drop database if exists ${name}`);
    }
  });
}

async function onServer(
  act: (sql: postgres.Sql) => Promise<unknown>,
  url = serverUrl(),
  options: { connect_timeout?: number } = {},
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, ...options });
  try {
    await act(sql);
  } finally {
    await sql.end();
  }
}
