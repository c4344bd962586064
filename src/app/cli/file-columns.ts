import { applicationFiles } from '../../features/applications/server/public.ts';
import { handInFiles } from '../../features/exercises/server/public.ts';
import { photoFiles } from '../../features/profile/server/public.ts';
import type { FileColumn } from '../../platform/server/storage/storage.ts';

/** Columns that name uploaded files. Files in none of them are in no backup and may be deleted. */
export const fileColumns: readonly FileColumn[] = [applicationFiles, handInFiles, photoFiles];
