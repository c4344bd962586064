import { cp } from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { temporaryFolder } from './folder.ts';
import { createPostgresDatabase } from './postgres.ts';

export type Engine = Database['engine'];

/** True if this run uses PostgreSQL. */
export const isOnPostgres = process.env['OPVIR_TEST_ENGINE'] === 'postgres';

/** Time for a statement: long, because a busy machine is not an outage. */
const answerPatienceMs = 60_000;

/** Location of an empty database of this run's engine, and operations on it from outside. */
export interface DatabasePlace extends AsyncDisposable {
  readonly dataDir: string;
  /** Null on SQLite, as in the settings. */
  readonly databaseUrl: string | null;
  /** Opens another connection, as another process would. The caller closes it. */
  open(): Promise<Database>;
  /** Ends all its connections on the server; no effect on SQLite. */
  cutConnections(): Promise<void>;
}

/** Existing database to be copied. */
export type FilledDatabase = Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>;

/**
 * Creates a database place, by default on this run's engine: empty, or a copy of another database. `reach` maps the
 * address of PostgreSQL.
 */
export async function createDatabasePlace(
  reach?: (url: string) => Promise<string>,
  engine: Engine = isOnPostgres ? 'postgres' : 'sqlite',
  copied?: FilledDatabase,
): Promise<DatabasePlace> {
  const folder = temporaryFolder();
  const server = engine === 'postgres' ? await createPostgresDatabase(copied?.databaseUrl) : null;
  if (copied && engine === 'sqlite') await cp(copied.dataDir, folder.path, { recursive: true });
  const databaseUrl = server && (reach ? await reach(server.url) : server.url);
  const settings = { dataDir: folder.path, databaseUrl };
  // Behind a proxy, tests cut the connection and expect the usual time limit.
  const answerMaxMs = reach ? undefined : answerPatienceMs;
  return {
    ...settings,
    open: () => openDatabase(settings, answerMaxMs),
    cutConnections: async () => server?.cutConnections(),
    async [Symbol.asyncDispose]() {
      await server?.drop();
      folder[Symbol.dispose]();
    },
  };
}

/** Creates a database place with empty tables, on this run's engine. */
export function migratedPlace(): Promise<DatabasePlace> {
  return createDatabasePlace(undefined, undefined, inject('migratedDatabase'));
}

/** Creates a database place as after a first start, for tests that start a server process. */
export function filledPlace(): Promise<DatabasePlace> {
  return createDatabasePlace(undefined, undefined, inject('filledDatabase'));
}

/** Opens a migrated database for the tests of one file. */
export async function databaseForThisFile(): Promise<{ db: Database; place: DatabasePlace }> {
  const place = await migratedPlace();
  const db = await place.open();
  afterAll(async () => {
    await db.close();
    await place[Symbol.asyncDispose]();
  });
  // Only needed by tests of tools, which have no copy.
  await migrateToLatest(db, migrations);
  return { db, place };
}
