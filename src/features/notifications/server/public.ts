import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { newId } from '../../../platform/server/ids.ts';
import { notificationEvent } from '../contract.ts';
import { notificationQueries } from './queries.ts';

interface NewNotification {
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * Gives a function that tells a user something: once its statements are committed, it stands in the user's list and in every
 * open browser of theirs.
 */
export function notifier(db: Database, events: Events): (given: NewNotification) => Statement[] {
  const { insertNotification } = notificationQueries(db);
  return (given) => {
    const notification = { id: newId(), ...given };
    return [
      insertNotification.with(notification),
      events.publish(given.userId, notificationEvent, { ...notification, readAt: null }),
    ];
  };
}
