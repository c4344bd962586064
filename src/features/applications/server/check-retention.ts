import type { Database } from '../../../platform/server/db/database.ts';
import { type Finding, ok, warning } from '../../../platform/server/findings/finding.ts';
import { retentionNoticeDays } from '../contract.ts';
import { retentionQueries } from './retention-queries.ts';

const name = 'application retention';
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The sweep runs hourly; it counts as late after three hours. */
const lateMs = 3 * hourMs;

/**
 * Checks whether closed applications are deleted after a retention period, how many are due, and when the last sweep
 * ran. Times are in milliseconds since 1970.
 */
export async function checkRetention(db: Database, days: number | null, now: number): Promise<Finding> {
  if (days === null)
    return ok(
      name,
      'OPVIR_APPLICATION_RETENTION_DAYS is not set: closed applications are stored until someone deletes them',
    );
  const { countDue, countToTell, findSweep } = retentionQueries(db);
  const closedBefore = now - days * dayMs + retentionNoticeDays * dayMs;
  const [due, toTell, sweep] = await Promise.all([
    countDue.first({ now }),
    countToTell.first({ closedBefore }),
    findSweep.first({}),
  ]);
  const counts = `${due?.count ?? 0} due to be deleted, ${toTell?.count ?? 0} whose applicants are to be notified`;
  const text = `Deleted ${days} days after they were closed; ${counts}`;
  if (!sweep) return warning(name, `${text}. No server has checked yet. The next start will.`);
  const ran = `last checked at ${new Date(sweep.ranAt).toISOString()}`;
  if (now - sweep.ranAt <= lateMs) return ok(name, `${text}; ${ran}`);
  return warning(name, `${text}; ${ran}. A running server checks every hour. Start it, and see its log.`);
}
