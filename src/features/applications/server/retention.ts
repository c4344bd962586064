import type { Settings } from '../../../platform/server/config/settings.ts';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { retentionNoticeDays } from '../contract.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { applicationRemover } from './received/remove.ts';
import { type DueToNotify, retentionQueries } from './retention-queries.ts';
import { roleOf } from './steps.ts';

const dayMs = 24 * 60 * 60 * 1000;
const noticeMs = retentionNoticeDays * dayMs;
/** Most applications per query; the same sweep repeats the query for the rest. */
const roundMax = 100;

interface Deps extends Pick<ApplicationDeps, 'db' | 'content' | 'storage' | 'outbox' | 'notify' | 'now'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl' | 'applicationRetentionDays'>;
}

/**
 * Creates the sweep that deletes closed applications after the retention period, once their applicants were notified.
 * Without a retention period it does nothing.
 */
export function applicationRetention(deps: Deps) {
  const { db, content, outbox, notify, settings, now } = deps;
  const days = settings.applicationRetentionDays;
  const { listToNotify, promiseDeletion, listDue, holdDue, putSweep } = retentionQueries(db);
  const mails = applicationMails(settings);
  const remove = applicationRemover(deps);

  /**
   * Notifies the applicant. If the period is already over, the deletion date moves, so that the notice is always
   * `noticeMs` ahead.
   */
  async function tell({ id, userId, email, openingId, statusAt }: DueToNotify, termMs: number): Promise<void> {
    const deletesAt = Math.max(statusAt + termMs, now() + noticeMs);
    const role = roleOf(content, openingId);
    const message = applicationNotifications.willBeDeleted(role, deletesAt);
    const notification = {
      kind: 'applications',
      message,
      path: '/workspace',
      timestamp: now(),
      isMailed: true,
    } as const;
    await db
      .commit(
        required(promiseDeletion.with({ id, statusAt, deletesAt })),
        outbox.enqueue(mailJob, mails.willBeDeleted(email, role, { deletesAt, hasAccount: userId !== null })),
        ...(userId === null ? [] : await notify({ userId, ...notification })),
      )
      .catch(nullIfRowMissing);
  }

  async function tellAll(termMs: number): Promise<void> {
    const closedBefore = now() - termMs + noticeMs;
    for (;;) {
      const rows = await listToNotify.all({ closedBefore, limit: roundMax });
      for (const row of rows) await tell(row, termMs);
      if (rows.length < roundMax) return;
    }
  }

  async function deleteAll(): Promise<void> {
    for (;;) {
      const rows = await listDue.all({ now: now(), limit: roundMax });
      for (const { id } of rows) {
        await remove(id, null, [required(holdDue.with({ id, now: now() }))]).catch(nullIfNotDue);
      }
      if (rows.length < roundMax) return;
    }
  }

  return {
    /** Runs safely in several processes: one of them notifies of an application, and one deletes it. */
    async sweep(): Promise<void> {
      if (days === null) return;
      await tellAll(days * dayMs);
      await deleteAll();
      await db.commit(putSweep.with({ ranAt: now() }));
    },
  };
}

/** Returns null if another process was first, or a reviewer moved or deleted the application meanwhile. */
function nullIfNotDue(error: unknown): null {
  if (error instanceof Refusal) return null;
  return nullIfRowMissing(error);
}
