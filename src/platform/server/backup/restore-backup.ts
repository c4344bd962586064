import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Database } from '../db/database.ts';
import { type Insert, type Migrations, loadDatabase } from '../db/load.ts';
import type { Row } from '../db/snapshot.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type ArchivePart, readArchive } from './archive-reader.ts';
import { type Manifest, describePart } from './manifest.ts';
import type { Progress } from './progress.ts';
import { insertBackupNote } from './queries.ts';

export interface RestoreTarget {
  /** An empty database. */
  readonly db: Database;
  readonly migrations: Migrations;
  /** An empty store. */
  readonly files: FileStore;
  /** Stores the secret, as the last step before rows become visible. */
  storeSecret(secret: string): Promise<void>;
  readonly progress: Progress;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Restore that failed for `cause` and left these files behind. */
export class LeftoverFilesError extends Error {
  readonly keys: readonly string[];

  constructor(cause: unknown, keys: readonly string[]) {
    super(`files of a restore that failed could not be removed: ${keys.join(', ')}`, { cause });
    this.keys = keys;
  }
}

/**
 * Restores a backup that passed {@link checkBackup} into an empty installation. Rows become visible at the end; a
 * failure leaves nothing behind, or throws {@link LeftoverFilesError}.
 */
export async function restoreBackup(path: string, manifest: Manifest, target: RestoreTarget): Promise<void> {
  const { db, migrations, files, progress, now } = target;
  const { size } = await stat(path);
  const kept: string[] = [];
  let secret: string | undefined;

  async function take(part: ArchivePart, insert: Insert): Promise<void> {
    const what = describePart(part.name);
    if (what?.kind === 'rows') return insertLines(what.table, part.content, insert);
    if (what?.kind === 'file') return keepFile(what.key, part.content);
    const content = await text(part.content);
    if (what?.kind === 'secret') secret = content.trim();
  }

  async function keepFile(key: string, content: Readable): Promise<void> {
    const arrived = await files.receive(content);
    kept.push(key);
    await arrived.keepAs(key);
  }

  try {
    const plan = { ran: manifest.migrations, sequences: manifest.sequences };
    const fill = async (insert: Insert) => {
      for await (const part of readArchive(path, (bytes) => progress('bytes restored', bytes, size))) {
        await take(part, insert);
      }
      if (secret !== undefined) await target.storeSecret(secret);
    };
    await loadDatabase(db, migrations, plan, fill, (upToDate) =>
      insertBackupNote(upToDate, { kind: 'restored', rowsAt: manifest.createdAt, doneAt: now(), bytes: size }),
    );
  } catch (error) {
    const left = await removeAll(files, kept);
    throw left.length === 0 ? error : new LeftoverFilesError(error, left);
  }
}

/** Removes files. Returns the keys of those that remain, which is all of them if the bucket is unreachable. */
async function removeAll(files: FileStore, keys: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const key of keys) await files.remove(key).catch(() => left.push(key));
  return left;
}

async function insertLines(table: string, content: Readable, insert: Insert): Promise<void> {
  // A part is small and contains whole lines. `readline` would also split at line separators within texts.
  const lines = (await text(content)).split('\n').filter(Boolean);
  await insert(
    table,
    lines.map((line) => JSON.parse(line) as Row),
  );
}
