import type { Migration } from 'kysely/migration';
import * as mainJob from './0001-main-job.ts';

/** All migrations, in the order in which they run. Once landed, one is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-main-job': mainJob,
};
