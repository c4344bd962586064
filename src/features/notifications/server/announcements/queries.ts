import type { ListRequest } from '../../../../platform/contract/list.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { AnnouncementAudience, announcementList } from '../../announcement-list-contract.ts';

const kind = 'announcements' as const;

type NewAnnouncement = {
  id: string;
  attempt: string;
  byUserId: string | null;
  audience: AnnouncementAudience;
  toUserId: string | null;
  courseId: string | null;
  message: string;
  path: string | null;
  people: number;
  timestamp: number;
};
type OfCourse = { courseId: string };

export function announcementQueries(db: Database) {
  return {
    /** Returns no row for a repeated attempt. */
    insertAnnouncement: prepareQuery<NewAnnouncement>(db)((kysely, param) =>
      kysely
        .insertInto('announcements')
        .values({
          id: param('id'),
          attempt: param('attempt'),
          byUserId: param('byUserId'),
          audience: param('audience'),
          toUserId: param('toUserId'),
          courseId: param('courseId'),
          message: param('message'),
          path: param('path'),
          people: param('people'),
          timestamp: param('timestamp'),
          endedAt: null,
        })
        .onConflict((conflict) => conflict.column('attempt').doNothing())
        .returning('id'),
    ),
    findByAttempt: prepareQuery<{ attempt: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('announcements')
        .select(['id', 'audience', 'toUserId', 'courseId', 'message', 'path'])
        .where('attempt', '=', param('attempt')),
    ),
    /** Changes nothing if there is no announcement with this id. */
    countTold: prepareQuery<{ id: string; passed: number; told: number }>(db)((kysely, param) =>
      kysely
        .updateTable('announcements')
        .set((eb) => ({ passed: eb('passed', '+', param('passed')), told: eb('told', '+', param('told')) }))
        .where('id', '=', param('id')),
    ),
    endAnnouncement: prepareQuery<{ id: string; endedAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('announcements')
        .set({ endedAt: param('endedAt') })
        .where('id', '=', param('id'))
        .where('endedAt', 'is', null),
    ),
    listEverybody: prepareQuery<{ after: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select(['id as userId', 'id as cursor'])
        .where('id', '>', param('after'))
        .where('disabledAt', 'is', null)
        .orderBy('id')
        .limit(param('limit')),
    ),
    findPerson: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely.selectFrom('authUsers').select(['id as userId', 'email']).where('id', '=', param('userId')),
    ),
    countEverybody: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('authUsers')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('disabledAt', 'is', null),
    ),
    countInCourse: prepareQuery<OfCourse>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null),
    ),
    countUnwilling: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('notificationPreferences')
        .innerJoin('authUsers', 'authUsers.id', 'notificationPreferences.userId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', kind)
        .where('channel', '=', 'none')
        .where('disabledAt', 'is', null),
    ),
    countUnwillingInCourse: prepareQuery<OfCourse>(db)((kysely, param) =>
      kysely
        .selectFrom('notificationPreferences')
        .innerJoin('enrollments', 'enrollments.userId', 'notificationPreferences.userId')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', kind)
        .where('channel', '=', 'none')
        .where('enrollments.courseId', '=', param('courseId'))
        .where('enrollments.endedAt', 'is', null),
    ),
    isUnwilling: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('notificationPreferences')
        .select('userId')
        .where('userId', '=', param('userId'))
        .where('kind', '=', kind)
        .where('channel', '=', 'none'),
    ),
  };
}

const orders = { newest: ['desc', '<'], oldest: ['asc', '>'] } as const;

type AnnouncementFilter = ListRequest<typeof announcementList> & { readonly id?: string };

/** Lists announcements. `cursor` is the id of the last one of the previous page. */
export function selectAnnouncements(db: Database, { id, search, audience, order, cursor, limit }: AnnouncementFilter) {
  const [direction, after] = orders[order];
  let query = db.readKysely
    .selectFrom('announcements')
    .leftJoin('authUsers as sender', 'sender.id', 'announcements.byUserId')
    .leftJoin('authUsers as person', 'person.id', 'announcements.toUserId')
    .select(['announcements.id', 'audience', 'courseId', 'message', 'path', 'people', 'passed', 'told'])
    .select(['timestamp', 'endedAt', 'sender.email as by', 'person.email as toEmail'])
    .orderBy('announcements.id', direction)
    .limit(limit);
  if (id !== undefined) query = query.where('announcements.id', '=', id);
  if (search) query = query.where(contains(db, search, 'announcements.message'));
  if (audience) query = query.where('audience', '=', audience);
  if (cursor) query = query.where('announcements.id', after, cursor);
  return query.execute();
}
