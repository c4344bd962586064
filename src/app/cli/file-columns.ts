import { applicationFiles } from '../../features/applications/server/public.ts';
import { handInFiles } from '../../features/exercises/server/public.ts';
import { photoFiles } from '../../features/profile/server/public.ts';
import type { FileColumn } from '../../platform/server/storage/file-columns.ts';

/** Every column that names uploaded files. What stands in none of them is in no backup, and may be cleaned away. */
export const fileColumns: readonly FileColumn[] = [applicationFiles, handInFiles, photoFiles];
