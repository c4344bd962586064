import type { Settings } from '../../../platform/server/config/settings.ts';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { JobHandler } from '../../../platform/server/outbox/job.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dayOf } from '../local-day.ts';
import { type DeckDeps, deckOf } from './deck.ts';
import { reminderJob } from './jobs.ts';
import { reminderMail } from './mails.ts';
import { nextAtHour } from './next-at-hour.ts';
import { settingsQueries } from './queries.ts';
import { countsOf } from './summary.ts';

/** Creates a function that returns the statements that set the hour of a learner's reminder and schedule the next one. */
export function reminderStatements({ db, outbox, now }: Pick<Services, 'db' | 'outbox' | 'now'>) {
  const { findSettings, putReminder } = settingsQueries(db);
  return async (userId: string, reminderHour: number | null, zone: string) => {
    const before = await findSettings.first({ userId });
    if (before?.reminderHour === reminderHour && before.zone === zone) return [];
    const reminderAt = reminderHour === null ? null : nextAtHour(reminderHour, zone, now());
    return [
      putReminder.with({ userId, reminderHour, zone, reminderAt }),
      ...(reminderAt === null ? [] : [outbox.enqueueAt(reminderAt, reminderJob, { userId, reminderAt })]),
    ];
  };
}

interface Deps extends DeckDeps, Pick<Services, 'outbox' | 'secret' | 'now'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
}

/**
 * Creates the job that reminds a learner by mail, at most once on each of their days and only if something is due, and
 * schedules the next one. A job that was overtaken by a change of the hour does nothing.
 */
export function reviewReminder(deps: Deps): JobHandler {
  const { db, outbox, now } = deps;
  const { findSettings, findAddress, moveReminder } = settingsQueries(db);
  const readDeck = deckOf(deps);
  const mailOf = reminderMail(deps.settings, deps.secret);

  return reminderJob.handledBy(async ({ userId, reminderAt }) => {
    const settings = await findSettings.first({ userId });
    if (settings?.reminderAt !== reminderAt || settings.reminderHour === null) return;
    const { zone, remindedAt, reminderHour } = settings;
    const user = await findAddress.first({ userId });
    const isDone = remindedAt !== null && dayOf(remindedAt, zone) === dayOf(now(), zone);
    const { due } = user && !isDone ? countsOf(await readDeck(userId), now(), zone) : { due: 0 };
    const isSent = user !== undefined && due > 0;
    const nextAt = nextAtHour(reminderHour, zone, now());
    const moving = moveReminder.with({ userId, dueAt: reminderAt, nextAt, remindedAt: isSent ? now() : remindedAt });
    const mail = isSent ? [outbox.enqueue(mailJob, mailOf(userId, user.email, due, reminderHour))] : [];
    const next = outbox.enqueueAt(nextAt, reminderJob, { userId, reminderAt: nextAt });
    // One commit, so that only one of several concurrent runs enqueues the mail and the next job.
    await db.commit(required(moving), ...mail, next).catch(nullIfRowMissing);
  });
}
