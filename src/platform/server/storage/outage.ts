/** The file storage is unavailable or refuses all files, as opposed to one file. */
export class StorageOutage extends Error {
  override readonly name = 'StorageOutage';
}

/**
 * Error codes of a disk that is full, over its quota, read-only or broken, or of a process with too many open files.
 */
const outageCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Returns whether the file storage failed, as opposed to the uploaded content. */
export function isStorageOutage(error: unknown): boolean {
  if (error instanceof StorageOutage) return true;
  return error instanceof Error && 'code' in error && outageCodes.has(String(error.code));
}
