import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Channel } from '../preferences-contract.ts';
import type { Kind } from './tables.ts';

export function preferenceQueries(db: Database) {
  return {
    /** No row for an account that is gone; the channel is null where nothing was chosen. */
    findChannel: prepareQuery<{ userId: string; kind: Kind }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('notificationPreferences', (join) =>
          join
            .onRef('notificationPreferences.userId', '=', 'authUsers.id')
            .on('notificationPreferences.kind', '=', param('kind')),
        )
        .select('notificationPreferences.channel')
        .where('authUsers.id', '=', param('userId')),
    ),
    listByUser: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely.selectFrom('notificationPreferences').select(['kind', 'channel']).where('userId', '=', param('userId')),
    ),
    /** All staff, with the channel that each chose for a kind; null where nothing was chosen. */
    listStaff: prepareQuery<{ kind: Kind }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('notificationPreferences', (join) =>
          join
            .onRef('notificationPreferences.userId', '=', 'authUsers.id')
            .on('notificationPreferences.kind', '=', param('kind')),
        )
        .select(['authUsers.id as userId', 'authUsers.role', 'authUsers.taughtCourses', 'channel'])
        // The literal matches the partial index on staff.
        .where('authUsers.role', '<>', sql.lit('learner'))
        .where('authUsers.disabledAt', 'is', null),
    ),
    putPreference: prepareQuery<{ userId: string; kind: Kind; channel: Channel }>(db)((kysely, param) =>
      kysely
        .insertInto('notificationPreferences')
        .values({ userId: param('userId'), kind: param('kind'), channel: param('channel') })
        .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ channel: param('channel') })),
    ),
    /** What waits for a digest waits no more. */
    leaveDigestByKind: prepareQuery<{ userId: string; kind: Kind }>(db)((kysely, param) =>
      kysely
        .updateTable('notifications')
        .set({ digestAt: null })
        .where('userId', '=', param('userId'))
        .where('kind', '=', param('kind'))
        .where('digestAt', 'is not', null),
    ),
    leaveDigest: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .updateTable('notifications')
        .set({ digestAt: null })
        .where('userId', '=', param('userId'))
        .where('digestAt', 'is not', null),
    ),
    /** What came by mail comes in the site alone. */
    endMails: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .updateTable('notificationPreferences')
        .set({ channel: 'site' })
        .where('userId', '=', param('userId'))
        .where('channel', 'in', ['mail', 'daily']),
    ),
    /** Turns off the mails of a kind that come by default; a chosen channel stays. */
    endUnchosenMails: prepareQuery<{ userId: string; kind: Kind }>(db)((kysely, param) =>
      kysely
        .insertInto('notificationPreferences')
        .values({ userId: param('userId'), kind: param('kind'), channel: 'site' })
        .onConflict((conflict) => conflict.columns(['userId', 'kind']).doNothing()),
    ),
  };
}
