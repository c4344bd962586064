import type { Database } from '../../../platform/server/db/database.ts';
import type { FileColumn } from '../../../platform/server/storage/storage.ts';
import { type ListedRow, selectApplications } from './queries.ts';
import { receivedQueries } from './received/queries.ts';

export { checkRetention } from './check-retention.ts';
export { cvScanning } from './cv-scan.ts';
export { pendingStepNotifier } from './pending/notify-step.ts';
export { asNotified, isNotified } from './pending/queries.ts';
export { searchTextOf } from './queries.ts';

export { selectApplicationsBeginning } from './received/queries.ts';
export { roleOf } from './steps.ts';
export { applicationMover } from './received/move.ts';
export { applicationRemover } from './received/remove.ts';
export { applicationRetention } from './retention.ts';

/** The uploaded CVs, for the storage. */
export const applicationFiles: FileColumn = { table: 'applications', keyColumn: 'cvKey' };

const applicationsListedMax = 10_000;

/** Lists every application for the operator, newest first. */
export function listApplications(db: Database): Promise<ListedRow[]> {
  return selectApplications(db, applicationsListedMax);
}

/** Creates the function that counts applications by opening id. Openings without applications are left out. */
export function applicationsByOpening(db: Database): () => Promise<Map<string | null, number>> {
  const { countByOpening } = receivedQueries(db);
  return async () => new Map((await countByOpening.all({})).map(({ openingId, count }) => [openingId, count]));
}

/** Creates the function that counts applications with an infected CV. */
export function infectedCvs(db: Database): () => Promise<number> {
  const { countInfected } = receivedQueries(db);
  return async () => (await countInfected.first({}))?.count ?? 0;
}
