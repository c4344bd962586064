import type { FileColumn } from '../../../platform/server/storage/file-columns.ts';

/** What learners handed in. */
export const handInFiles: FileColumn = { table: 'handIns', keyColumn: 'fileKey' };
export { presentExercise } from './present.ts';
