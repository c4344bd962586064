import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/**
 * Row of a learner's first attempt, for teachers, at `version`. `firstTry` is JSON of `FirstSubmission`; `stuckAt` is JSON of
 * the cases that the latest attempt failed, and stays `[]` once one has passed.
 */
interface TryRow {
  userId: string;
  courseId: string;
  exerciseId: string;
  version: string;
  firstTry: string;
  stuckAt: string;
}

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    exerciseTries: TryRow;
  }
}

export function firstSubmissionQueries(db: Database) {
  return {
    putTry: prepareQuery<{ [Column in keyof TryRow]: string }>(db)((kysely, param) =>
      kysely
        .insertInto('exerciseTries')
        .values({
          userId: param('userId'),
          courseId: param('courseId'),
          exerciseId: param('exerciseId'),
          version: param('version'),
          firstTry: param('firstTry'),
          stuckAt: param('stuckAt'),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['courseId', 'exerciseId', 'userId'])
            .doUpdateSet((eb) => ({ stuckAt: eb.ref('excluded.stuckAt') }))
            .where('exerciseTries.stuckAt', '<>', '[]'),
        ),
    ),
    /** Attempts imply an enrollment, so excluding the few who left is cheaper than joining all who stayed. */
    listTries: prepareQuery<{ courseId: string; exerciseId: string; after: string; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .selectFrom('exerciseTries')
          .select(['userId', 'version', 'firstTry', 'stuckAt'])
          .where('courseId', '=', param('courseId'))
          .where('exerciseId', '=', param('exerciseId'))
          .where('userId', '>', param('after'))
          .where('userId', 'not in', (eb) =>
            eb
              .selectFrom('enrollments')
              .select('enrollments.userId')
              .where('enrollments.courseId', '=', param('courseId'))
              .where('enrollments.endedAt', 'is not', null),
          )
          .orderBy('userId')
          .limit(param('limit')),
    ),
  };
}
