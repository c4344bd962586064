import { cp } from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { temporaryFolder } from './folder.ts';
import { createPostgresDatabase } from './postgres.ts';

export type Engine = Database['engine'];

/** Which engine this run is for. */
export const isOnPostgres = process.env['OPVIR_TEST_ENGINE'] === 'postgres';

/** Where an empty database of this run's engine is, and what can be done to it from outside. */
export interface DatabasePlace extends AsyncDisposable {
  readonly dataDir: string;
  /** Null on SQLite, as in the settings. */
  readonly databaseUrl: string | null;
  /** Opens it (once more: another process would do the same). Whoever opens it closes it. */
  open(): Promise<Database>;
  /** Ends all its connections on the server; on SQLite there is nothing to end. */
  cutConnections(): Promise<void>;
}

/** A database that is there, to be copied. */
export type FilledDatabase = Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>;

/**
 * A place for a database, on this run's engine unless another is named: empty, or with a copy of another. PostgreSQL is
 * reached by `reach`'s address.
 */
export async function createDatabasePlace(
  reach: (url: string) => Promise<string> = async (url) => url,
  engine: Engine = isOnPostgres ? 'postgres' : 'sqlite',
  copied?: FilledDatabase,
): Promise<DatabasePlace> {
  const folder = temporaryFolder();
  const server = engine === 'postgres' ? await createPostgresDatabase(copied?.databaseUrl) : null;
  if (copied && engine === 'sqlite') await cp(copied.dataDir, folder.path, { recursive: true });
  const settings = { dataDir: folder.path, databaseUrl: server && (await reach(server.url)) };
  return {
    ...settings,
    open: () => openDatabase(settings),
    cutConnections: async () => server?.cutConnections(),
    async [Symbol.asyncDispose]() {
      await server?.drop();
      folder[Symbol.dispose]();
    },
  };
}

/** A place for a database that has its tables, on this run's engine. */
export function migratedPlace(): Promise<DatabasePlace> {
  return createDatabasePlace(undefined, undefined, inject('migratedDatabase'));
}

/** A place for a database as a first start leaves it: for what starts a server as a process of its own. */
export function filledPlace(): Promise<DatabasePlace> {
  return createDatabasePlace(undefined, undefined, inject('filledDatabase'));
}

/** A migrated database for the tests of one file. */
export async function databaseForThisFile(): Promise<{ db: Database; place: DatabasePlace }> {
  const place = await migratedPlace();
  const db = await place.open();
  afterAll(async () => {
    await db.close();
    await place[Symbol.asyncDispose]();
  });
  // Nothing is left to do but in the tests of tools, which have no copy.
  await migrateToLatest(db, migrations);
  return { db, place };
}
