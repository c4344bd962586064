import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { unreadCountMax } from '../contract.ts';

export interface NotificationRow {
  id: string;
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Milliseconds since 1970; null while it is unread. */
  readAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    notifications: NotificationRow;
  }
}

export function notificationQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('notifications')
        .select(['id', 'userId', 'message', 'timestamp', 'readAt'])
        .where('userId', '=', param('userId'))
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    countUnread: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom((from) =>
          from
            .selectFrom('notifications')
            .select('id')
            .where('userId', '=', param('userId'))
            .where('readAt', 'is', null)
            .limit(unreadCountMax)
            .as('unread'),
        )
        .select((from) => from.fn.countAll<number>().as('count')),
    ),
    markRead: prepareQuery<{ userId: string; upToId: string; readAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('notifications')
        .set({ readAt: param('readAt') })
        .where('userId', '=', param('userId'))
        .where('id', '<=', param('upToId'))
        .where('readAt', 'is', null)
        .returning('id'),
    ),
    insertNotification: prepareQuery<{ id: string; userId: string; message: string; timestamp: number }>(db)(
      (kysely, param) =>
        kysely.insertInto('notifications').values({
          id: param('id'),
          userId: param('userId'),
          message: param('message'),
          timestamp: param('timestamp'),
          readAt: null,
        }),
    ),
  };
}
