import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

export function mailingQueries(db: Database) {
  return {
    /**
     * Finds a notification with its recipient's address, and the recipient's choice for its kind. No row if it was deleted, or the user is disabled or has no
     * confirmed address.
     */
    findMailed: prepareQuery<{ notificationId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('notifications')
        .innerJoin('authUsers', 'authUsers.id', 'notifications.userId')
        .leftJoin('notificationPreferences as choice', (join) =>
          join.onRef('choice.userId', '=', 'notifications.userId').onRef('choice.kind', '=', 'notifications.kind'),
        )
        .select(['authUsers.id as userId', 'authUsers.email', 'notifications.message', 'notifications.path'])
        .select(['notifications.kind', 'choice.channel'])
        .where('notifications.id', '=', param('notificationId'))
        .where('authUsers.disabledAt', 'is', null)
        .where('authUsers.emailVerified', '=', 1),
    ),
    /** Lists the notifications that wait for a daily mail, oldest first. */
    listWaiting: prepareQuery<{ userId: string; digestAt: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('notifications')
        .select(['message', 'path', 'readAt'])
        .where('userId', '=', param('userId'))
        .where('digestAt', '=', param('digestAt'))
        .orderBy('id'),
    ),
    findAddress: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('email')
        .where('id', '=', param('userId'))
        .where('disabledAt', 'is', null)
        .where('emailVerified', '=', 1),
    ),
    /**
     * Returns no row unless exactly `count` notifications wait. Otherwise one that arrived meanwhile would be taken
     * without being mailed.
     */
    takeDigest: prepareQuery<{ userId: string; digestAt: number; count: number }>(db)((kysely, param) =>
      kysely
        .updateTable('notifications')
        .set({ digestAt: null })
        .where('userId', '=', param('userId'))
        .where('digestAt', '=', param('digestAt'))
        .where((eb) =>
          eb(
            eb
              .selectFrom('notifications as waiting')
              .select((inner) => inner.fn.countAll<number>().as('count'))
              .where('waiting.userId', '=', param('userId'))
              .where('waiting.digestAt', '=', param('digestAt')),
            '=',
            param('count'),
          ),
        )
        .returning('id'),
    ),
  };
}
