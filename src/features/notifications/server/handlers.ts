import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { notificationRoutes } from '../contract.ts';
import { type NotificationRow, notificationQueries } from './queries.ts';

export function notificationHandlers({ db }: { db: Database }): Handlers<typeof notificationRoutes> {
  const { listByUser } = notificationQueries(db);
  return {
    async listMyNotifications({ query }, { caller }) {
      const rows = await listByUser.all({ userId: caller.uid, ...pageWindow(query) });
      return toPage(rows, query, present);
    },
  };
}

function present({ id, userId, message, timestamp }: NotificationRow) {
  return { id, userId, message, timestamp };
}
