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
  /** Empty. */
  readonly db: Database;
  readonly migrations: Migrations;
  /** Without any file. */
  readonly files: FileStore;
  /** Takes the secret as the last of all, before rows can be seen. */
  storeSecret(secret: string): Promise<void>;
  readonly progress: Progress;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A restore failed for `cause`, and these files of it could not be removed. */
export class FilesLeft extends Error {
  readonly keys: readonly string[];

  constructor(cause: unknown, keys: readonly string[]) {
    super(`files of a restore that failed could not be removed: ${keys.join(', ')}`, { cause });
    this.keys = keys;
  }
}

/**
 * Puts what {@link checkBackup} has found whole into an empty installation. Rows can be seen once everything is there;
 * whatever fails before, nothing of it stays. Throws {@link FilesLeft} where something does.
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
    throw left.length === 0 ? error : new FilesLeft(error, left);
  }
}

/** Gives the keys of what could not be removed: of a bucket that went away nothing can be. */
async function removeAll(files: FileStore, keys: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const key of keys) await files.remove(key).catch(() => left.push(key));
  return left;
}

async function insertLines(table: string, content: Readable, insert: Insert): Promise<void> {
  // A part is small, and holds whole lines. Not by readline: to that, characters that stand within texts end a line too.
  const lines = (await text(content)).split('\n').filter(Boolean);
  await insert(
    table,
    lines.map((line) => JSON.parse(line) as Row),
  );
}
