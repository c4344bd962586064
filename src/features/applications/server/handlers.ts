import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { type Limit, limiterKey } from '../../../platform/server/limits/limiter.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { type Opening, isOpen } from '../../openings/opening.ts';
import type { applicationRoutes } from '../contract.ts';
import { scanCvJob } from './cv-scan.ts';
import type { ApplicationDeps } from './deps.ts';
import { evidenceReader, storedEvidence } from './evidence.ts';
import { pendingStepQueries } from './pending/queries.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { presentOwn } from './present.ts';
import { type ApplicationRow, applicationQueries, searchTextOf } from './queries.ts';
import { roleOf, stepStatements } from './steps.ts';

/** Mail limit per address for an applicant's actions. Beyond it, applications are still stored. */
const mailLimit: Limit = { max: 5, windowMs: 60 * 60 * 1000 };

type ApplicationHandlers = Handlers<typeof applicationRoutes>;
type SentApplication = Omit<Parameters<ApplicationHandlers['apply']>[0]['body'], 'attachLearning'>;

export function applicationHandlers(deps: ApplicationDeps): ApplicationHandlers {
  const { db, content, now } = deps;
  const evidenceOf = evidenceReader(deps);
  const { listByUser, listStepsByUser, findOfUser, withdraw } = applicationQueries(db);
  const { releaseAllOf } = pendingStepQueries(db);
  const save = applicationSaver(deps);
  const stepped = stepStatements(deps);
  return {
    async apply({ body: { attachLearning, ...sent } }, { caller, log }) {
      const opening = sent.openingId === undefined ? null : requireOpen(content, sent.openingId, now());
      const evidence = attachLearning && caller ? storedEvidence(await evidenceOf(caller.uid)) : null;
      const application = await receive(deps, sent, caller?.uid ?? null, evidence);
      await save(application, opening);
      const { id, openingId, timestamp } = application;
      log.info({ applicationId: id, openingId }, 'application stored');
      return { id, timestamp };
    },

    getApplicationEvidence: (_, { caller }) => evidenceOf(caller.uid),

    async listMyApplications({ query }, { caller: { uid: userId } }) {
      const rows = await listByUser.all({ userId, ...pageWindow(query) });
      const [newest, oldest] = [rows[0], rows.at(-1)];
      const steps =
        newest && oldest ? await listStepsByUser.all({ userId, firstId: oldest.id, lastId: newest.id }) : [];
      return toPage(rows, query, (row) => presentOwn(row, steps));
    },

    async withdrawApplication({ params: { applicationId: id } }, { caller: { uid: userId } }) {
      const row = await findOfUser.first({ id, userId });
      if (!row) throw new Refusal('application-not-found');
      const { email } = row;
      const step = { id, userId, email, status: 'withdrawn', message: null, byUserId: userId, at: now() } as const;
      const withdrawn = await db
        .commit(
          required(withdraw.with({ id, userId, statusAt: step.at })),
          // The applicant withdrew, so mails about pending steps are dropped.
          releaseAllOf.with({ applicationId: id }),
          ...(await stepped({
            ...step,
            role: roleOf(content, row.openingId),
            isMailed: await mayBeMailed(deps, email),
          })),
        )
        .catch(nullIfRowMissing);
      if (!withdrawn) throw new Refusal('application-decided');
      return presentOwn(
        { ...row, status: 'withdrawn' },
        await listStepsByUser.all({ userId, firstId: id, lastId: id }),
      );
    },
  };
}

/** Stores the CV and returns the application's row. */
async function receive(
  { settings, now }: ApplicationDeps,
  sent: SentApplication,
  userId: string | null,
  evidence: string | null,
): Promise<ApplicationRow> {
  const { cv, openingId = null, ...fields } = sent;
  const cvKey = await cv.keep();
  const timestamp = now();
  const email = fields.email.toLowerCase();
  return {
    id: newId(),
    userId,
    openingId,
    ...fields,
    email,
    cvName: cv.name,
    cvKey,
    cvBytes: cv.bytes,
    timestamp,
    status: 'received',
    statusAt: timestamp,
    searchText: searchTextOf(`${fields.name} ${email}`),
    evidence,
    deletesAt: null,
    cvState: settings.clamav ? 'checking' : 'unscanned',
  };
}

/**
 * Stores the application and enqueues its jobs and notifications in one commit. If the commit fails, the CV is
 * released.
 */
function applicationSaver(deps: ApplicationDeps) {
  const { db, storage, outbox, notify, notifyStaff, settings } = deps;
  const mails = applicationMails(settings);
  const { insertApplication, insertStep } = applicationQueries(db);

  async function commit(application: ApplicationRow, opening: Pick<Opening, 'title'> | null): Promise<void> {
    const { id: applicationId, userId, email, timestamp, status } = application;
    const role = opening?.title ?? null;
    const isMailed = await mayBeMailed(deps, email);
    const notification = { kind: 'applications', path: '/workspace', timestamp, isMailed } as const;
    await db.commit(
      insertApplication.with(application),
      insertStep.with({ id: newId(), applicationId, status, message: null, byUserId: userId, at: timestamp }),
      storage.claim(application.cvKey),
      ...(application.cvState === 'checking' ? [outbox.enqueue(scanCvJob, { applicationId })] : []),
      ...(isMailed ? [outbox.enqueue(mailJob, mails.received(email, role))] : []),
      ...(userId === null
        ? []
        : await notify({ userId, message: applicationNotifications.received(role), ...notification })),
      ...(await notifyStaff({
        kind: 'new-applications',
        message: applicationNotifications.arrived(role),
        path: '/admin/applications',
        timestamp,
      })),
    );
  }

  return async (application: ApplicationRow, opening: Pick<Opening, 'title'> | null): Promise<void> => {
    try {
      await commit(application, opening);
    } catch (error) {
      // If this fails too, the storage sweep deletes the file a day later.
      await Promise.allSettled([storage.giveUp(application.cvKey)]);
      throw error;
    }
  };
}

async function mayBeMailed({ limiter }: ApplicationDeps, email: string): Promise<boolean> {
  return (await limiter.take({ key: limiterKey('application-mails', email), limit: mailLimit })) === null;
}

function requireOpen(content: Pick<Content, 'current'>, openingId: string, now: number): Pick<Opening, 'title'> {
  const opening = content.current().find('opening', openingId);
  if (!opening) throw new Refusal('opening-not-found');
  if (!isOpen(opening, now)) throw new Refusal('opening-closed');
  return opening;
}
