import type { Settings } from '../config/settings.ts';
import { sqlitePath } from './open.ts';
import { openPostgresSnapshot } from './snapshot-postgres.ts';
import { openSqliteSnapshot } from './snapshot-sqlite.ts';
import type { Snapshot } from './snapshot.ts';

/** Opens one on the database that the settings name. Throws the driver's error where there is none. */
export function openSnapshot({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  return databaseUrl === null ? openSqliteSnapshot(sqlitePath(dataDir)) : openPostgresSnapshot(databaseUrl);
}
