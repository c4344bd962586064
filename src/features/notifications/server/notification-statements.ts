import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { UserNotification } from '../../../platform/server/notify.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notificationEvent } from '../contract.ts';
import type { Channel } from '../preferences-contract.ts';
import { nextDigestAfter } from './channel.ts';
import { digestJob, notificationMailJob } from './jobs.ts';
import { notificationQueries } from './queries.ts';
import type { Kind } from './tables.ts';

export interface NotificationDeps extends Pick<Services, 'db' | 'now'> {
  readonly events: Pick<Events, 'publish'>;
  readonly outbox: Pick<Outbox, 'enqueue' | 'enqueueAt'>;
}

interface NewNotification extends Pick<UserNotification, 'userId' | 'message' | 'path' | 'timestamp' | 'mail'> {
  readonly kind: Kind;
}

/**
 * Creates the statements that notify one user through one channel: a row in their list, an event for open browsers, and
 * the mail or the place in the next daily mail.
 */
export function notificationStatements({
  db,
  events,
  outbox,
  now,
}: NotificationDeps): (notification: NewNotification, channel: Channel) => Statement[] {
  const { insertNotification } = notificationQueries(db);
  return ({ mail, ...notification }, channel) => {
    if (channel === 'none') return [];
    const { userId, message, timestamp, path } = notification;
    const id = newId();
    const digestAt = channel === 'daily' ? nextDigestAfter(now()) : null;
    return [
      insertNotification.with({ id, ...notification, digestAt }),
      events.publish(userId, notificationEvent, { id, userId, message, timestamp, readAt: null, path }),
      ...(channel === 'mail'
        ? [outbox.enqueue(notificationMailJob, { notificationId: id, ...(mail && { mail }) })]
        : []),
      // Each notification enqueues the daily mail. The first job to run takes all of them; the others find nothing.
      ...(digestAt === null ? [] : [outbox.enqueueAt(digestAt, digestJob, { userId, digestAt })]),
    ];
  };
}
