import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Channel } from '../preferences-contract.ts';
import type { Kind } from './tables.ts';

export function preferenceQueries(db: Database) {
  return {
    /** Returns no row for a deleted account; the channel is null if none was chosen. */
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
    /** Lists all staff with the channel that each chose for a kind; null if none was chosen. */
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
    /** Removes a kind's pending notifications from the daily mail. */
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
    /** Switches every mailed kind to the site only. */
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
