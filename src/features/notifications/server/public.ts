import type { DatabaseTransaction } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { newId } from '../../../platform/server/ids.ts';
import { notificationEvent } from '../contract.ts';
import { insertNotification } from './queries.ts';

interface NewNotification {
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Tells a user something: it stands in the user's list, and in every open browser of theirs, once the transaction commits. */
export async function notify(trx: DatabaseTransaction, events: Events, given: NewNotification): Promise<void> {
  const notification = { id: newId(), ...given, readAt: null };
  await insertNotification(trx, notification);
  await events.emit(notification.userId, notificationEvent, notification, trx);
}
