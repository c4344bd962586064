import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { newId } from '../ids.ts';

/** A backup as the database remembers it. Moments are milliseconds since 1970. */
export interface BackupNote {
  /** `restored`: the database was made of it, by `doneAt`. */
  readonly kind: 'made' | 'restored';
  /** All its rows are of this moment. */
  readonly rowsAt: number;
  readonly doneAt: number;
  /** How large its file is. */
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

/** False in a database that an older Opvir has made and no newer one has brought up to date. */
export async function hasBackupNotes({ kysely }: Database): Promise<boolean> {
  const tables = await kysely.introspection.getTables();
  return tables.some(({ name }) => name === 'backups');
}

/** The backup that was made last, or from which the database was restored if none was made since. */
export function lastBackupQuery(db: Database) {
  return prepareQuery(db)((kysely) =>
    kysely
      .selectFrom('backups')
      .select(['kind', 'rowsAt', 'doneAt', 'bytes'])
      // Ids sort by time, and what was restored came after all that its rows know of.
      .orderBy('id', 'desc')
      .limit(1),
  );
}
