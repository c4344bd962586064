import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { type notificationRoutes, notificationsReadEvent } from '../contract.ts';
import { type NotificationRow, notificationQueries } from './queries.ts';

interface Parts {
  db: Database;
  events: Events;
  now: () => number;
}

export function notificationHandlers({ db, events, now }: Parts): Handlers<typeof notificationRoutes> {
  const { listByUser, countUnread, markRead } = notificationQueries(db);
  return {
    async listMyNotifications({ query }, { caller }) {
      const rows = await listByUser.all({ userId: caller.uid, ...pageWindow(query) });
      return toPage(rows, query, present);
    },
    async countMyUnreadNotifications(_, { caller }) {
      const row = await countUnread.first({ userId: caller.uid });
      return { count: row?.count ?? 0 };
    },
    async readMyNotifications({ body: { upToId } }, { caller }) {
      await db.kysely.transaction().execute(async (trx) => {
        const marked = await markRead.all({ userId: caller.uid, upToId, readAt: now() }, trx);
        // Whoever finds nothing to mark has nothing to tell either.
        if (marked.length > 0) await events.emit(caller.uid, notificationsReadEvent, { upToId }, trx);
      });
    },
  };
}

function present({ id, userId, message, timestamp, readAt }: NotificationRow) {
  return { id, userId, message, timestamp, readAt };
}
