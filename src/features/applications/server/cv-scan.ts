import * as z from 'zod/mini';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { type JobHandler, defineJob } from '../../../platform/server/outbox/job.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { type Scanner, ScannerUnavailableError } from '../../../platform/server/scanner/scanner.ts';
import { isStorageOutage } from '../../../platform/server/storage/outage.ts';
import { auditLog, maskedAddress } from '../../audit/server/public.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { applicationQueries } from './queries.ts';
import { roleOf } from './steps.ts';

/** Enqueued in the commit that stores an application, if a scanner is configured. */
export const scanCvJob = defineJob('applications/scan-cv', z.object({ applicationId: z.string() }));

const retryMs = 60_000;

interface Deps extends Omit<ApplicationDeps, 'limiter' | 'notifyStaff'> {
  /** Null if no scanner is configured any more: CVs still waiting become `unscanned`. */
  readonly scanner: Scanner | null;
  readonly log: { warn(details: object, text: string): void };
}

/**
 * Creates the job handler that scans the CV of an application and retries until it succeeds. Of concurrent runs, only
 * one stores a result.
 */
export function cvScanning(deps: Deps): JobHandler {
  const { db, content, storage, outbox, notify, settings, scanner, log, now } = deps;
  const { findCv, updateCvState } = applicationQueries(db);
  const mails = applicationMails(settings);
  const auditEntry = auditLog(db, now);

  async function stateOf(cvKey: string) {
    if (!scanner) return 'unscanned';
    const stored = await storage.read(cvKey);
    if (!stored) return 'unscanned';
    return (await scanner.scan(stored.stream)) ? 'infected' : 'clean';
  }

  async function look(id: string): Promise<void> {
    const row = await findCv.first({ id });
    if (row?.cvState !== 'checking') return;
    const { userId, email, openingId, cvKey } = row;
    const cvState = await stateOf(cvKey);
    const role = roleOf(content, openingId);
    const deed = { act: 'application-cv-infected', subjectId: id, subject: maskedAddress(email) } as const;
    const message = applicationNotifications.infected(role);
    const notice = { kind: 'applications', message, path: '/workspace', timestamp: now(), isMailed: true } as const;
    const statements = [
      outbox.enqueue(mailJob, mails.infected(email, role)),
      auditEntry('', deed),
      ...(userId === null ? [] : await notify({ userId, ...notice })),
    ];
    await db
      .commit(required(updateCvState.with({ id, cvState })), ...(cvState === 'infected' ? statements : []))
      .catch(nullIfRowMissing);
  }

  return scanCvJob.handledBy(async ({ applicationId }) => {
    try {
      await look(applicationId);
    } catch (err) {
      const isScannerUnavailable = err instanceof ScannerUnavailableError;
      if (!isScannerUnavailable && !isStorageOutage(err)) throw err;
      // Not thrown, because a job is given up after some failures. The CV waits until the service is back.
      const what = isScannerUnavailable ? 'virus scanner' : 'storage';
      log.warn({ err, applicationId }, `the ${what} does not answer; the CV waits`);
      await db.commit(outbox.enqueueAt(now() + retryMs, scanCvJob, { applicationId }));
    }
  });
}
