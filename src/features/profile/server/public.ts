import type { FileColumn } from '../../../platform/server/storage/storage.ts';

/** Column with the storage keys of profile photos. */
export const photoFiles: FileColumn = { table: 'userPhotos', keyColumn: 'fileKey' };
