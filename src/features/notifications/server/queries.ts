import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { unreadCountMax } from '../contract.ts';
import type { Kind } from './tables.ts';

type NewRow = {
  id: string;
  userId: string;
  kind: Kind;
  message: string;
  path: string | null;
  timestamp: number;
  digestAt: number | null;
};

export function notificationQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('notifications')
        .select(['id', 'userId', 'message', 'timestamp', 'readAt', 'path'])
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
    markOneRead: prepareQuery<{ userId: string; id: string; readAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('notifications')
        .set({ readAt: param('readAt') })
        .where('userId', '=', param('userId'))
        .where('id', '=', param('id'))
        .where('readAt', 'is', null)
        .returning('id'),
    ),
    insertNotification: prepareQuery<NewRow>(db)((kysely, param) =>
      kysely.insertInto('notifications').values({
        id: param('id'),
        userId: param('userId'),
        kind: param('kind'),
        message: param('message'),
        path: param('path'),
        timestamp: param('timestamp'),
        digestAt: param('digestAt'),
        readAt: null,
      }),
    ),
  };
}
