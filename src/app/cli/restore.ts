import { existsSync, rmSync } from 'node:fs';
import { migrations } from '../../../migrations/index.ts';
import type { Manifest } from '../../platform/server/backup/manifest.ts';
import type { Progress } from '../../platform/server/backup/progress.ts';
import { LeftoverFilesError, restoreBackup } from '../../platform/server/backup/restore-backup.ts';
import { lockDataFolder, prepareDataFolder } from '../../platform/server/config/data-folder.ts';
import { findSecret, forgetSecret, storeSecret } from '../../platform/server/config/secret.ts';
import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { UnknownTable, listTables } from '../../platform/server/db/load.ts';
import { isDatabaseOutage } from '../../platform/server/db/outage.ts';
import { nameDatabase, openDatabase } from '../../platform/server/db/open.ts';
import type { FileStore } from '../../platform/server/storage/file-store.ts';
import { isStorageOutage } from '../../platform/server/storage/outage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { CommandError } from './command.ts';
import { counted } from './print.ts';

/**
 * Restores a checked backup and returns notes for the operator. Throws {@link CommandError} if it must
 * not be restored.
 */
export async function restoreInto(
  settings: Settings,
  path: string,
  manifest: Manifest,
  progress: Progress,
  now: () => number,
): Promise<string[]> {
  const { dataDir, databaseUrl } = settings;
  refuseNewer(manifest);
  await prepareDataFolder(dataDir);
  const unlock = databaseUrl === null ? lockDataFolder(dataDir) : () => undefined;
  const wasThere = databaseUrl !== null || existsSync(nameDatabase(settings));
  const files = openFileStore(settings);
  const db = await openDatabase(settings);
  let done = false;
  const secret = { given: '', isKept: false };
  try {
    await refuseUsed(settings, db, files);
    const take = async (given: string) => {
      secret.given = given;
      secret.isKept = settings.secret === null;
      if (secret.isKept) await storeSecret(dataDir, given);
    };
    await restoreBackup(path, manifest, { db, files, migrations, storeSecret: take, progress, now });
    done = true;
    return notesOf(settings, manifest, secret.given);
  } catch (error) {
    if (secret.isKept) await forgetSecret(dataDir);
    const [cause, left] = error instanceof LeftoverFilesError ? [error.cause, error.keys] : [error, []];
    if (![isStorageOutage, isDatabaseOutage, isUnfit].some((is) => is(cause))) throw error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`The backup could not be restored: ${reason}. ${stayingOf(files, left)}`, { cause: error });
  } finally {
    await db.close();
    if (!done && !wasThere) rmSync(nameDatabase(settings), { force: true });
    unlock();
  }
}

function stayingOf({ name }: FileStore, left: readonly string[]): string {
  if (left.length === 0) return 'Nothing was restored.';
  return `Nothing was restored, but ${counted(left.length, 'file')} in ${name} could not be removed: ${left.join(', ')}.`;
}

/** Checks for a backup that is complete but was not written by Opvir. */
function isUnfit(error: unknown): boolean {
  return error instanceof UnknownTable || error instanceof SyntaxError;
}

/** Throws unless the backup's migrations are the first ones of this version, which can then run the others. */
function refuseNewer({ migrations: ran, version }: Manifest): void {
  const known = Object.keys(migrations);
  if (ran.every((name, index) => name === known[index])) return;
  throw new CommandError(
    `Opvir ${version}, which made this backup, is newer than this one. Update first. Nothing was written.`,
  );
}

async function refuseUsed(settings: Settings, db: Database, files: FileStore): Promise<void> {
  const tables = await listTables(db.kysely);
  let count = 0;
  for await (const _ of files.list()) count += 1;
  const hasSecret = settings.secret === null && (await findSecret(settings.dataDir)) !== undefined;
  const found = [
    ...(tables.length > 0 ? [`${nameDatabase(settings)} holds ${counted(tables.length, 'table')}`] : []),
    ...(count > 0 ? [`${files.name} holds ${counted(count, 'file')}`] : []),
    ...(hasSecret ? [`${settings.dataDir} holds a secret`] : []),
  ];
  if (found.length === 0) return;
  throw new CommandError(
    `A backup can be restored only to an empty installation, but ${found.join(', ')}. Nothing was written. ` +
      'Set OPVIR_DATA_DIR to an empty folder, and DATABASE_URL, if it is set, to an empty database.',
  );
}

function notesOf(settings: Settings, { missingFiles }: Manifest, secret: string): string[] {
  const otherSecret = settings.secret !== null && settings.secret !== secret;
  return [
    ...missingFiles.map((key) => `The backup is missing the file ${key}; a database row refers to it.`),
    ...(otherSecret
      ? [
          'OPVIR_SECRET differs from the backup: everyone has to log in again, and authenticator codes and links in sent emails do not work. To keep them, set it to the secret of the old installation.',
        ]
      : []),
  ];
}
