import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Database, RunPrepared } from './database.ts';
import type { Tables } from './tables.ts';

const connectionsMax = 10;
const connectTimeoutSeconds = 5;
const closeTimeoutSeconds = 2;
const int8 = 20;

/** A pool of connections to PostgreSQL, or to whatever speaks its protocol. Opens no connection before the first query. */
export function openPostgres(url: string): Database {
  const sql = postgres(url, {
    max: connectionsMax,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => undefined,
    // The driver hands bigint over as text; ours are milliseconds and counts, which a number holds exactly.
    types: { bigint: { to: int8, from: [int8], serialize: String, parse: Number } },
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: sql }) });
  const run: RunPrepared = (text, values) => sql.unsafe(text, values, { prepare: true });
  return {
    engine: 'postgres',
    kysely,
    readKysely: kysely,
    readPrepared: run,
    writePrepared: run,
    ping: () => run('select 1', []).then(() => undefined),
    close: async () => {
      // First, and with a limit: after the server has cut a connection the driver waits for its end forever.
      await sql.end({ timeout: closeTimeoutSeconds });
      await kysely.destroy();
    },
  };
}
