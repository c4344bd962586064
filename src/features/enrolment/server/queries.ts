import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { readInBatches } from '../../../platform/server/db/read-in-batches.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `endedAt` is milliseconds since 1970, null while the user is enrolled. */
    enrollments: {
      id: string;
      userId: string;
      courseId: string;
      endedAt: number | null;
      /** Progress summary, which the learning record keeps up to date here. `lastActiveAt` is 0 without any activity. */
      progressOf: Generated<number>;
      percent: Generated<number>;
      atLessonId: string | null;
      lastActiveAt: Generated<number>;
      completedAt: number | null;
    };
  }
}

export function enrolmentQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['id', 'userId', 'courseId'])
        .where('userId', '=', param('userId'))
        .where('endedAt', 'is', null)
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    /** At most one row per course. */
    listCoursesOf: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select('courseId')
        .where('userId', '=', param('userId'))
        .where('endedAt', 'is', null),
    ),
    findEnrolment: prepareQuery<{ userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['id', 'userId', 'courseId'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null),
    ),
    /**
     * Inserts nothing and returns no row if the user is already enrolled or the course does not exist: check and insert are
     * one statement. After leaving, a learner continues with their earlier work, and becomes the newest learner.
     */
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
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'courseId'])
            .doUpdateSet((eb) => ({ id: eb.ref('excluded.id'), endedAt: null }))
            .where('enrollments.endedAt', 'is not', null),
        )
        .returning('userId'),
    ),
    endEnrolment: prepareQuery<{ userId: string; courseId: string; endedAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('enrollments')
        .set({ endedAt: param('endedAt') })
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null),
    ),
    findById: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('enrollments').select(['userId', 'courseId', 'endedAt']).where('id', '=', param('id')),
    ),
    /** Returns no row if it has already ended. */
    endById: prepareQuery<{ id: string; endedAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('enrollments')
        .set({ endedAt: param('endedAt') })
        .where('id', '=', param('id'))
        .where('endedAt', 'is', null)
        .returning('id'),
    ),
    /** Returns no row if it has not ended. */
    restoreById: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('enrollments')
        .set({ endedAt: null })
        .where('id', '=', param('id'))
        .where('endedAt', 'is not', null)
        .returning('id'),
    ),
    /** All learners of a course, in the order of enrollment. */
    listLearners: prepareQuery<{ courseId: string; after: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(['userId', 'id as cursor'])
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null)
        .where('id', '>', param('after'))
        .orderBy('id')
        .limit(param('limit')),
    ),
  };
}

/** Selects those of these users who are enrolled in the course; accepts any number of ids. */
export function selectEnrolled(db: Database, courseId: string, userIds: readonly string[]) {
  return readInBatches(userIds, (part) =>
    db.readKysely
      .selectFrom('enrollments')
      .select('userId')
      .where('courseId', '=', courseId)
      .where('userId', 'in', part)
      .where('endedAt', 'is', null)
      .execute(),
  );
}

/** Audit data of these enrollments: the user and the course. */
export function selectEnrolmentActions(db: Database, ids: readonly string[]) {
  return db.kysely
    .selectFrom('enrollments')
    .innerJoin('authUsers', 'authUsers.id', 'enrollments.userId')
    .select(['enrollments.id', 'enrollments.userId as subjectId'])
    .select(sql<string>`${sql.ref('authUsers.email')} || ' · ' || ${sql.ref('enrollments.courseId')}`.as('subject'))
    .where('enrollments.id', 'in', ids);
}
