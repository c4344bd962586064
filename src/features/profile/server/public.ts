import type { FileColumn } from '../../../platform/server/storage/file-columns.ts';

/** Where pictures of profiles are named. */
export const photoFiles: FileColumn = { table: 'userPhotos', keyColumn: 'fileKey' };
