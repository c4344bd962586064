import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { readInParts } from '../../../platform/server/db/read-in-parts.ts';

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
    findEnrolment: prepareQuery<{ userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['id', 'userId', 'courseId'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId')),
    ),
    /** Writes nothing and gives no row if the user is enrolled already or there is no such course: check and write are one statement. */
    insertEnrolment: prepareQuery<{ id: string; userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .insertInto('enrollments')
        .columns(['id', 'userId', 'courseId'])
        .expression((eb) =>
          eb
            .selectFrom('courses')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              eb.cast<string>(eb.val(param('userId')), 'text').as('userId'),
              'courses.courseId',
            ])
            .where('courses.courseId', '=', param('courseId')),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'courseId']).doNothing())
        .returning('userId'),
    ),
  };
}

/** Which of these users are enrolled in the course; there may be any number of them. */
export function selectEnrolled(db: Database, courseId: string, userIds: readonly string[]) {
  return readInParts(userIds, (part) =>
    db.readKysely
      .selectFrom('enrollments')
      .select('userId')
      .where('courseId', '=', courseId)
      .where('userId', 'in', part)
      .execute(),
  );
}
