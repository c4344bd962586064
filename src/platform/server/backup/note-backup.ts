import { stat } from 'node:fs/promises';
import type { Settings } from '../config/settings.ts';
import { openDatabase } from '../db/open.ts';
import { reasonOf } from '../findings/finding.ts';
import type { Manifest } from './manifest.ts';
import { insertBackupNote, hasBackupNotes } from './queries.ts';

/** Records a complete backup; returns null, or why it could not. The backup is valid either way. */
export async function noteBackup(
  path: string,
  { createdAt: rowsAt }: Manifest,
  settings: Settings,
  doneAt: number,
): Promise<string | null> {
  try {
    const db = await openDatabase(settings);
    try {
      if (!(await hasBackupNotes(db))) return 'its tables are from an older Opvir; the next start updates them';
      await insertBackupNote(db.kysely, { kind: 'made', rowsAt, doneAt, bytes: (await stat(path)).size });
      return null;
    } finally {
      await db.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
}
