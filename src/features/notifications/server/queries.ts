import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

export interface NotificationRow {
  id: string;
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
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
        .select(['id', 'userId', 'message', 'timestamp'])
        .where('userId', '=', param('userId'))
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
  };
}

export async function insertNotification(kysely: Kysely<Tables>, row: NotificationRow): Promise<void> {
  await kysely.insertInto('notifications').values(row).execute();
}
