import type { Settings } from '../config/settings.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFolder } from './local-folder.ts';
import { createS3Bucket } from './s3-bucket.ts';

/** The place for files that the settings name. */
export function openFileStore({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): FileStore {
  return s3 === null ? createLocalFolder(dataDir) : createS3Bucket(dataDir, s3);
}

/** True where other processes of this installation, on other machines, may not see the files of this one. */
export function filesArePrivate({ databaseUrl, s3 }: Pick<Settings, 'databaseUrl' | 's3'>): boolean {
  return databaseUrl !== null && s3 === null;
}
