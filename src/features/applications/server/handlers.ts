import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter-key.ts';
import type { Limit, Limiter } from '../../../platform/server/limits/limiter.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import { notifier } from '../../notifications/server/public.ts';
import { type Opening, isOpen } from '../../openings/opening.ts';
import type { applicationRoutes } from '../contract.ts';
import { applicationMails } from './mails.ts';
import { type ApplicationRow, applicationQueries } from './queries.ts';

/** To one address; more help nobody, and the applications are stored all the same. */
const mailLimit: Limit = { max: 5, windowMs: 60 * 60 * 1000 };

interface Deps {
  db: Database;
  content: Content;
  storage: Storage;
  outbox: Outbox;
  events: Events;
  limiter: Limiter;
  settings: Pick<Settings, 'brand' | 'publicUrl'>;
  now: () => number;
}

export function applicationHandlers(deps: Deps): Handlers<typeof applicationRoutes> {
  const { db, content, storage, now } = deps;
  const { listByUser } = applicationQueries(db);
  const save = applicationSaver(deps);
  return {
    async apply({ body }, { caller, log }) {
      const { cv, openingId, ...fields } = body;
      const opening = openingId === undefined ? null : requireOpen(content, openingId, now());
      const cvKey = await cv.keep();
      const application: ApplicationRow = {
        id: newId(),
        userId: caller?.uid ?? null,
        openingId: openingId ?? null,
        ...fields,
        email: fields.email.toLowerCase(),
        cvName: cv.name,
        cvKey,
        cvBytes: cv.bytes,
        timestamp: now(),
      };
      try {
        await save(application, opening);
      } catch (error) {
        // Where even this fails, the sweep does it a day later.
        await Promise.allSettled([storage.giveUp(cvKey)]);
        throw error;
      }
      log.info({ applicationId: application.id, openingId: application.openingId }, 'application stored');
      return { id: application.id, timestamp: application.timestamp };
    },

    async listMyApplications({ query }, { caller }) {
      const rows = await listByUser.all({ userId: caller.uid, ...pageWindow(query) });
      return toPage(rows, query);
    },
  };
}

/** Stores the application and promises what follows from it, all or nothing. */
function applicationSaver({ db, storage, outbox, events, limiter, settings }: Deps) {
  const mails = applicationMails(settings);
  const { insertApplication } = applicationQueries(db);
  const notify = notifier(db, events);
  return async (application: ApplicationRow, opening: Opening | null): Promise<void> => {
    const { userId, email, timestamp } = application;
    const getsMail = (await limiter.take({ key: limiterKey('application-mails', email), limit: mailLimit })) === null;
    const message = `We have received your application${opening ? ` as ${opening.title}` : ''}.`;
    await db.commit(
      insertApplication.with(application),
      storage.claim(application.cvKey),
      ...(getsMail ? [outbox.enqueue(mailJob, mails.received(email, opening?.title ?? null))] : []),
      ...(userId === null ? [] : notify({ userId, message, timestamp })),
    );
  };
}

function requireOpen(content: Content, openingId: string, now: number): Opening {
  const opening = content.current().find('opening', openingId);
  if (!opening) throw new Refusal('opening-not-found');
  if (!isOpen(opening, now)) throw new Refusal('opening-closed');
  return opening;
}
