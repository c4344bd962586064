import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DamagedBackupError, checkBackup } from '../../platform/server/backup/check-backup.ts';
import type { Manifest } from '../../platform/server/backup/manifest.ts';
import { noteBackup } from '../../platform/server/backup/note-backup.ts';
import { progressLines } from '../../platform/server/backup/progress.ts';
import { writeBackup } from '../../platform/server/backup/write-backup.ts';
import { findSecret } from '../../platform/server/config/secret.ts';
import { type Settings, callersFolder } from '../../platform/server/config/settings.ts';
import { codeOf } from '../../platform/server/config/start-error.ts';
import { nameDatabase, noInstallation, openSnapshot } from '../../platform/server/db/open.ts';
import type { Snapshot } from '../../platform/server/db/snapshot.ts';
import { isStorageOutage } from '../../platform/server/storage/outage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { type Answer, CommandError, type SettingsCommand, type SettingsContext } from './command.ts';
import { fileColumns } from './file-columns.ts';
import { counted } from './print.ts';
import { productVersion } from '../server/product-version.ts';
import { restoreInto } from './restore.ts';

export const backupCommands: readonly SettingsCommand[] = [
  {
    name: 'backup',
    parameters: ['<file>'],
    summary: 'Back up the database, uploaded files and secret to one file, even while the server runs',
    example: '/backups/opvir-2026-11-22.backup',
    runOnSettings: async (context, [file = '']) => backUp(resolve(callersFolder(), file), context),
  },
  {
    name: 'restore',
    parameters: ['<file>'],
    summary: 'Restore a backup to an empty installation, on either database engine',
    example: '/backups/opvir-2026-11-22.backup',
    async runOnSettings(context, [file = '']) {
      const path = resolve(callersFolder(), file);
      const settings = context.readSettings();
      const progress = progressLines(context.terminal.say);
      const manifest = await checked(path, progress);
      const notes = await restoreInto(settings, path, manifest, progress, context.now);
      const answer = summary(`Restored ${path} to ${nameDatabase(settings)}.`, manifest, { file: path, notes }, notes);
      return { ...answer, database: nameDatabase(settings) };
    },
  },
];

async function backUp(path: string, { readSettings, terminal, now }: SettingsContext): Promise<Answer> {
  const settings = readSettings();
  if (existsSync(path)) throw isThere(path);
  const secret = settings.secret ?? (await findSecret(settings.dataDir));
  const snapshot = await snapshotOf(settings);
  try {
    if (snapshot.migrations.length === 0) throw noInstallation(settings);
    if (secret === undefined) {
      throw new CommandError(
        `There is no secret in ${settings.dataDir}. Set OPVIR_DATA_DIR or OPVIR_SECRET to the value that the server uses.`,
      );
    }
    const files = openFileStore(settings);
    const sources = {
      snapshot,
      files,
      fileColumns,
      secret,
      version: productVersion(),
      now,
      progress: progressLines(terminal.say),
    };
    const manifest = await writeBackup(path, sources).catch((error: unknown) => Promise.reject(tellable(error, path)));
    const missing = manifest.missingFiles.map((key) => `The file ${key} is missing; a database row refers to it.`);
    const unnoted = await noteBackup(path, manifest, settings, now());
    const notes = unnoted === null ? missing : [...missing, `This backup is not recorded in the database: ${unnoted}.`];
    const answer = summary(`Backed up ${nameDatabase(settings)} to ${path}.`, manifest, { file: path, notes }, notes);
    return { ...answer, database: nameDatabase(settings) };
  } finally {
    await snapshot.close();
  }
}

/** Takes a snapshot without migrating, because backups are made before migrations. */
async function snapshotOf(settings: Settings): Promise<Snapshot> {
  if (settings.databaseUrl === null && !existsSync(nameDatabase(settings))) throw noInstallation(settings);
  try {
    return await openSnapshot(settings);
  } catch (error) {
    throw new CommandError(`The database ${nameDatabase(settings)} cannot be read: ${wordsOf(error)}`, {
      cause: error,
    });
  }
}

async function checked(path: string, progress: ReturnType<typeof progressLines>): Promise<Manifest> {
  try {
    return await checkBackup(path, progress);
  } catch (error) {
    if (error instanceof DamagedBackupError) {
      throw new CommandError(`${path} is not a complete backup: ${error.message}. Nothing was written.`, {
        cause: error,
      });
    }
    throw new CommandError(`${path} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}

function isThere(path: string, cause?: unknown): CommandError {
  return new CommandError(`${path} already exists. Choose another file, or remove it.`, { cause });
}

function tellable(error: unknown, path: string): unknown {
  if (codeOf(error) === 'EEXIST') return isThere(path, error);
  if (!isStorageOutage(error) && !['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return error;
  return new CommandError(`The backup ${path} could not be written: ${wordsOf(error)}. The partial file was removed.`, {
    cause: error,
  });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function summary(head: string, manifest: Manifest, json: object, notes: readonly string[]): Answer {
  const { tables, files, missingFiles, createdAt, version, engine } = manifest;
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const contents = `${counted(rows, 'row')} of ${counted(Object.keys(tables).length, 'table')}, ${counted(files.count, 'file')} of ${counted(files.bytes, 'byte')}`;
  const at = new Date(createdAt).toISOString();
  return {
    text: [head, `${contents}; created ${at} by Opvir ${version} on ${engine}.`, ...notes].join('\n'),
    json: { ...json, rows, tables, files, missingFiles, createdAt: at, version, engine },
  };
}
