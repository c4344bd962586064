import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/**
 * Row of a learner's extra attempts. `extra` counts those granted beyond the quiz's own; a request is open while
 * `requestedExtra` is more.
 */
interface ExtraRow {
  userId: string;
  courseId: string;
  lessonId: string;
  extra: number;
  /** Null if the learner never asked. */
  requestedExtra: number | null;
  /** Milliseconds since 1970. */
  requestedAt: number | null;
}
type Key = Pick<ExtraRow, 'userId' | 'courseId' | 'lessonId'>;

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    quizExtraAttempts: ExtraRow;
  }
}

const keyColumns = ['userId', 'courseId', 'lessonId'] as const;

export function extraQueries(db: Database) {
  return {
    findExtra: prepareQuery<Key>(db)((kysely, param) =>
      kysely
        .selectFrom('quizExtraAttempts')
        .select(['extra', 'requestedExtra', 'requestedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId')),
    ),
    /** Returns no row if the learner already has that many. */
    putExtra: prepareQuery<Key & { extra: number }>(db)((kysely, param) =>
      kysely
        .insertInto('quizExtraAttempts')
        .values({
          userId: param('userId'),
          courseId: param('courseId'),
          lessonId: param('lessonId'),
          extra: param('extra'),
        })
        .onConflict((conflict) =>
          conflict
            .columns(keyColumns)
            .doUpdateSet((eb) => ({ extra: eb.ref('excluded.extra') }))
            .whereRef('quizExtraAttempts.extra', '<', 'excluded.extra'),
        )
        .returning('extra'),
    ),
    /** Returns no row if the learner asked for that many before. */
    putRequest: prepareQuery<Key & { requestedExtra: number; requestedAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('quizExtraAttempts')
        .values((eb) => ({
          userId: param('userId'),
          courseId: param('courseId'),
          lessonId: param('lessonId'),
          extra: eb.lit(0),
          requestedExtra: param('requestedExtra'),
          requestedAt: param('requestedAt'),
        }))
        .onConflict((conflict) =>
          conflict
            .columns(keyColumns)
            .doUpdateSet((eb) => ({
              requestedExtra: eb.ref('excluded.requestedExtra'),
              requestedAt: eb.ref('excluded.requestedAt'),
            }))
            .where((eb) =>
              eb(eb.fn.coalesce('quizExtraAttempts.requestedExtra', eb.lit(0)), '<', eb.ref('excluded.requestedExtra')),
            ),
        )
        .returning('requestedAt'),
    ),
    /** Open requests of enrolled learners, oldest first. */
    listRequests: prepareQuery<{ courseId: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizExtraAttempts as asked')
        .innerJoin('users', 'users.uid', 'asked.userId')
        .innerJoin('enrollments', (join) =>
          join
            .onRef('enrollments.userId', '=', 'asked.userId')
            .onRef('enrollments.courseId', '=', 'asked.courseId')
            .on('enrollments.endedAt', 'is', null),
        )
        .select(['asked.userId', 'users.name', 'users.email', 'asked.lessonId', 'asked.requestedAt'])
        .where('asked.courseId', '=', param('courseId'))
        .whereRef('asked.requestedExtra', '>', 'asked.extra')
        .orderBy('asked.requestedAt')
        .limit(param('limit')),
    ),
  };
}
