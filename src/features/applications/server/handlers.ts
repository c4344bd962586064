import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter-key.ts';
import type { Limit, Limiter } from '../../../platform/server/limits/limiter.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import { notify } from '../../notifications/server/public.ts';
import { type Opening, findOpening, isOpen } from '../../openings/openings.ts';
import type { applicationRoutes } from '../contract.ts';
import { applicationMails } from './mails.ts';
import { type ApplicationRow, applicationQueries, insertApplication } from './queries.ts';

/** To one address; more help nobody, and the applications are stored all the same. */
const mailLimit: Limit = { max: 5, windowMs: 60 * 60 * 1000 };

interface Parts {
  db: Database;
  storage: Storage;
  outbox: Outbox;
  events: Events;
  limiter: Limiter;
  settings: Pick<Settings, 'brand' | 'publicUrl'>;
  now: () => number;
}

export function applicationHandlers(parts: Parts): Handlers<typeof applicationRoutes> {
  const { db, storage, now } = parts;
  const { listByUser } = applicationQueries(db);
  const save = applicationSaver(parts);
  return {
    async apply({ body }, { caller, log }) {
      const { cv, openingId, ...fields } = body;
      const opening = openingId === undefined ? null : requireOpen(openingId, now());
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
      return toPage(rows, query, present);
    },
  };
}

/** Stores the application and promises what follows from it, all or nothing. */
function applicationSaver({ db, storage, outbox, events, limiter, settings }: Parts) {
  const mails = applicationMails(settings);
  return async (application: ApplicationRow, opening: Opening | null): Promise<void> => {
    const { userId, email, timestamp } = application;
    const getsMail = (await limiter.take(limiterKey('application-mails', email), mailLimit)) === null;
    await db.kysely.transaction().execute(async (trx) => {
      await insertApplication(trx, application);
      await storage.claim(application.cvKey, trx);
      if (getsMail) await outbox.add('mail', mails.received(email, opening?.title ?? null), trx);
      if (userId === null) return;
      const role = opening ? ` as ${opening.title}` : '';
      await notify(trx, events, { userId, message: `We have received your application${role}.`, timestamp });
    });
  };
}

function requireOpen(openingId: string, now: number): Opening {
  const opening = findOpening(openingId);
  if (!opening) throw new Refusal('opening-not-found');
  if (!isOpen(opening, now)) throw new Refusal('opening-closed');
  return opening;
}

function present(row: Omit<ApplicationRow, 'userId' | 'cvKey' | 'cvBytes'>) {
  const { id, openingId, name, email, linkedin, website, cvName, timestamp } = row;
  return { id, openingId, name, email, linkedin, website, cvName, timestamp };
}
