/** The place where files are kept does not answer, or refuses them all, as opposed to one file. */
export class StorageOutage extends Error {
  override readonly name = 'StorageOutage';
}

/** What the disk says when it is full, over its quota, read-only or broken, or when the process may open no more files. */
const outageCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** True for a failure of the place where files are kept, as opposed to one of what was sent. */
export function isStorageOutage(error: unknown): boolean {
  if (error instanceof StorageOutage) return true;
  return error instanceof Error && 'code' in error && outageCodes.has(String(error.code));
}
