import { statfs } from 'node:fs/promises';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import { databaseBytes } from '../db/database-bytes.ts';
import { openFileStore } from './open-file-store.ts';

export interface StorageUse {
  readonly databaseBytes: number;
  /** Null for a bucket: its provider reports its contents. */
  readonly files: { readonly count: number; readonly bytes: number } | null;
  /** Free space on the disk of the data folder; null if neither database nor files are there. */
  readonly freeBytes: number | null;
}

/** Size of the database and the files, and free disk space. Reads the metadata of each file in the folder once. */
export async function storageUse(
  db: Database,
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<StorageUse> {
  const isElsewhere = settings.databaseUrl !== null && settings.s3 !== null;
  return {
    databaseBytes: await databaseBytes(db),
    files: settings.s3 === null ? await filesOf(settings) : null,
    freeBytes: isElsewhere ? null : await freeBytesOf(settings.dataDir),
  };
}

async function filesOf(settings: Pick<Settings, 'dataDir' | 's3'>) {
  let [count, bytes] = [0, 0];
  for await (const { sizeBytes } of openFileStore(settings).list()) {
    count += 1;
    bytes += sizeBytes;
  }
  return { count, bytes };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
