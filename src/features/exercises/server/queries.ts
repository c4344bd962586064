import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

/** Row of a draft; `files` is JSON. */
interface DraftRow {
  userId: string;
  courseId: string;
  exerciseId: string;
  version: number;
  files: string;
  savedAt: number;
}

/**
 * Row of a submission. `files` and `cases` are JSON; `isPassed` is 0 or 1. `version` graded it; `seenVersion` is null
 * if unknown.
 */
interface SubmissionRow {
  id: string;
  userId: string;
  courseId: string;
  exerciseId: string;
  key: string;
  version: string;
  seenVersion: string | null;
  files: string;
  cases: string;
  isPassed: number;
  points: number;
  maxPoints: number;
  engine: string;
  at: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    exerciseDrafts: DraftRow;
    exerciseSubmissions: SubmissionRow;
  }
}

type Own = { userId: string; courseId: string; exerciseId: string };

const submissionColumns = [
  'id',
  'isPassed',
  'points',
  'maxPoints',
  'cases',
  'engine',
  'at',
  'version',
  'seenVersion',
] as const;

export function exerciseQueries(db: Database) {
  return {
    findDraft: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseDrafts')
        .select(['version', 'files', 'savedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .orderBy('version', 'desc')
        .limit(1),
    ),
    findEarlierDraft: prepareQuery<Own & { version: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseDrafts')
        .select(['version', 'files', 'savedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .where('version', '=', param('version')),
    ),
    listDrafts: prepareQuery<Own & { limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseDrafts')
        .select(['version', 'savedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .orderBy('version', 'desc')
        .limit(param('limit')),
    ),
    /** Returns no row if the newest draft is not the one this is based on, or the learner is not enrolled. */
    insertDraft: prepareQuery<Own & { base: number; files: string; savedAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('exerciseDrafts')
        .columns(['userId', 'courseId', 'exerciseId', 'version', 'files', 'savedAt'])
        .expression((eb) =>
          eb
            .selectFrom('enrollments')
            .select([
              'enrollments.userId',
              'enrollments.courseId',
              eb.cast<string>(eb.val(param('exerciseId')), 'text').as('exerciseId'),
              sql<number>`cast(${param('base')} as integer) + 1`.as('version'),
              eb.cast<string>(eb.val(param('files')), 'text').as('files'),
              eb.cast<number>(eb.val(param('savedAt')), 'bigint').as('savedAt'),
            ])
            .where('enrollments.userId', '=', param('userId'))
            .where('enrollments.courseId', '=', param('courseId'))
            .where('enrollments.endedAt', 'is', null)
            .where(
              (inner) =>
                inner
                  .selectFrom('exerciseDrafts as newest')
                  .select((each) => each.fn.coalesce(each.fn.max('newest.version'), sql<number>`0`).as('version'))
                  .where('newest.userId', '=', param('userId'))
                  .where('newest.courseId', '=', param('courseId'))
                  .where('newest.exerciseId', '=', param('exerciseId')),
              '=',
              eb.cast<number>(eb.val(param('base')), 'integer'),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('version'),
    ),
    /** Thins out versions saved close together: deletes `version` if an earlier one was saved after `after`. */
    deletePassingDraft: prepareQuery<Own & { version: number; after: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('exerciseDrafts')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .where('version', '=', param('version'))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('exerciseDrafts as before')
              .select('before.version')
              .where('before.userId', '=', param('userId'))
              .where('before.courseId', '=', param('courseId'))
              .where('before.exerciseId', '=', param('exerciseId'))
              .where('before.version', '<', param('version'))
              .where('before.savedAt', '>', param('after')),
          ),
        ),
    ),
    deleteOldDrafts: prepareQuery<Own & { kept: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('exerciseDrafts')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .where('version', '<=', (eb) =>
          eb
            .selectFrom('exerciseDrafts as kept')
            .select('kept.version')
            .where('kept.userId', '=', param('userId'))
            .where('kept.courseId', '=', param('courseId'))
            .where('kept.exerciseId', '=', param('exerciseId'))
            .orderBy('kept.version', 'desc')
            .limit(1)
            .offset(param('kept')),
        ),
    ),
    findPassed: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseSubmissions')
        .select('id')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .where('isPassed', '=', 1)
        .limit(1),
    ),
    findSubmission: prepareQuery<{ userId: string; key: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseSubmissions')
        .select([...submissionColumns, 'courseId', 'exerciseId'])
        .where('userId', '=', param('userId'))
        .where('key', '=', param('key')),
    ),
    /** A learner's submission in this course, with its files. */
    findSubmissionOf: prepareQuery<{ id: string; userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseSubmissions')
        .select([...submissionColumns, 'exerciseId', 'version', 'files'])
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId')),
    ),
    listSubmissions: prepareQuery<Own & { limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('exerciseSubmissions')
        .select(submissionColumns)
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('exerciseId', '=', param('exerciseId'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    /** Inserts and returns nothing if the key exists. */
    insertSubmission: prepareQuery<{ [Column in keyof SubmissionRow]: SubmissionRow[Column] }>(db)((kysely, param) =>
      kysely
        .insertInto('exerciseSubmissions')
        .values({
          id: param('id'),
          userId: param('userId'),
          courseId: param('courseId'),
          exerciseId: param('exerciseId'),
          key: param('key'),
          version: param('version'),
          seenVersion: param('seenVersion'),
          files: param('files'),
          cases: param('cases'),
          isPassed: param('isPassed'),
          points: param('points'),
          maxPoints: param('maxPoints'),
          engine: param('engine'),
          at: param('at'),
        })
        .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
        .returning(submissionColumns),
    ),
  };
}
