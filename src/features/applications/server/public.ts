import type { Database } from '../../../platform/server/db/database.ts';
import { type ApplicationRow, selectApplications } from './queries.ts';

const applicationsListedMax = 10_000;

/** For the operator: every application, the newest first. */
export function listApplications(db: Database): Promise<ApplicationRow[]> {
  return selectApplications(db, applicationsListedMax);
}
