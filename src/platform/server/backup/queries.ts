import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { newId } from '../ids.ts';

/** Record of a backup. Times are milliseconds since 1970. */
export interface BackupNote {
  /** `restored`: the database was created from it, by `doneAt`. */
  readonly kind: 'made' | 'restored';
  /** Time of the snapshot of its rows. */
  readonly rowsAt: number;
  readonly doneAt: number;
  /** Size of its file. */
  readonly bytes: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    backups: BackupNote & { readonly id: string };
  }
}

export async function insertBackupNote(kysely: Kysely<Tables>, note: BackupNote): Promise<void> {
  await kysely
    .insertInto('backups')
    .values({ id: newId(), ...note })
    .execute();
}

/** Returns false for a database of an older Opvir that has not been migrated. */
export async function hasBackupNotes({ kysely }: Database): Promise<boolean> {
  const tables = await kysely.introspection.getTables();
  return tables.some(({ name }) => name === 'backups');
}

/** Latest backup; without one since a restore, the one that was restored. */
export function lastBackupQuery(db: Database) {
  return prepareQuery(db)((kysely) =>
    kysely
      .selectFrom('backups')
      .select(['kind', 'rowsAt', 'doneAt', 'bytes'])
      // Ids sort by time, and a restore is recorded after everything in its rows.
      .orderBy('id', 'desc')
      .limit(1),
  );
}
