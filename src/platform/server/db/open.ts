import { join } from 'node:path';
import { StartError } from '../config/data-folder.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database that the settings name and waits for its first answer. Throws `StartError` when there is none. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (settings.databaseUrl === null) return openSqlite(join(settings.dataDir, 'opvir.sqlite'));
  const db = openPostgres(settings.databaseUrl);
  try {
    await db.ping();
    return db;
  } catch (error) {
    await db.close();
    const { host, pathname } = new URL(settings.databaseUrl);
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
    throw new StartError(`The database ${pathname.slice(1)} at ${host} (DATABASE_URL) does not answer: ${reason}`);
  }
}
