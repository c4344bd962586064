import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { BulkNotificationRow } from '../tables.ts';

export function bulkQueries(db: Database) {
  return {
    listAnnounced: prepareQuery(db)((kysely) => kysely.selectFrom('announcedContent').select(['scope', 'itemId'])),
    /** Returns no row if another process has announced the item meanwhile. */
    insertAnnounced: prepareQuery<{ scope: string; itemId: string }>(db)((kysely, param) =>
      kysely
        .insertInto('announcedContent')
        .values({ scope: param('scope'), itemId: param('itemId') })
        .onConflict((conflict) => conflict.columns(['scope', 'itemId']).doNothing())
        .returning('itemId'),
    ),
    insertBroadcast: prepareQuery<BulkNotificationRow>(db)((kysely, param) =>
      kysely.insertInto('broadcasts').values({
        id: param('id'),
        audience: param('audience'),
        members: param('members'),
        kind: param('kind'),
        message: param('message'),
        path: param('path'),
        timestamp: param('timestamp'),
        cursor: param('cursor'),
      }),
    ),
    findBroadcast: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('broadcasts').selectAll().where('id', '=', param('id')),
    ),
    /** Returns no row if another process has advanced the cursor meanwhile. */
    moveBroadcast: prepareQuery<{ id: string; from: string; to: string }>(db)((kysely, param) =>
      kysely
        .updateTable('broadcasts')
        .set({ cursor: param('to') })
        .where('id', '=', param('id'))
        .where('cursor', '=', param('from'))
        .returning('id'),
    ),
    deleteBroadcast: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('broadcasts').where('id', '=', param('id')),
    ),
  };
}
