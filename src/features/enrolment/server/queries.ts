import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    enrollments: { id: string; userId: string; courseId: string };
  }
}

export function enrolmentQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['id', 'userId', 'courseId'])
        .where('userId', '=', param('userId'))
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    findOne: prepareQuery<{ userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['id', 'userId', 'courseId'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId')),
    ),
    /** Gives no row if the user is enrolled already. */
    insertEnrolment: prepareQuery<{ id: string; userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .insertInto('enrollments')
        .values({ id: param('id'), userId: param('userId'), courseId: param('courseId') })
        .onConflict((conflict) => conflict.columns(['userId', 'courseId']).doNothing())
        .returning('id'),
    ),
  };
}
