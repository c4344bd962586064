import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import { readInBatches } from '../../../../platform/server/db/read-in-batches.ts';

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    /**
     * Course structure from which the progress summaries are derived, and the last enrollment processed; a null `cursor` means
     * all. `contentVersion` is the content that it was last compared with; 0 means none.
     */
    courseStandings: { courseId: string; structure: string; cursor: string | null; contentVersion: number };
  }
}

/** Progress summary of a learner, stored with their enrollment. */
export type ProgressSummary = {
  /** Number of records it was derived from: more records means newer. */
  progressOf: number;
  percent: number;
  /** Lesson to continue with; null if nothing is left. */
  atLessonId: string | null;
  /** Milliseconds since 1970; 0 without any activity. */
  lastActiveAt: number;
  completedAt: number | null;
};

type Own = { userId: string; courseId: string };

const columns = ['userId', 'progressOf', 'percent', 'atLessonId', 'lastActiveAt', 'completedAt'] as const;

export function summaryQueries(db: Database) {
  return {
    findStanding: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select(columns)
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId')),
    ),
    /** Does not overwrite a summary that was derived from more records. */
    putSummary: prepareQuery<Own & ProgressSummary>(db)((kysely, param) =>
      kysely
        .updateTable('enrollments')
        .set({
          progressOf: param('progressOf'),
          percent: param('percent'),
          atLessonId: param('atLessonId'),
          lastActiveAt: param('lastActiveAt'),
          completedAt: param('completedAt'),
        })
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('progressOf', '<=', param('progressOf')),
    ),
    listCourses: prepareQuery(db)((kysely) => kysely.selectFrom('courseStandings').selectAll()),
    findCourse: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely.selectFrom('courseStandings').selectAll().where('courseId', '=', param('courseId')),
    ),
    /** Returns no row if nobody ever enrolled. */
    findEnrolment: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely.selectFrom('enrollments').select('id').where('courseId', '=', param('courseId')).limit(1),
    ),
    markCompared: prepareQuery<{ courseId: string; contentVersion: number }>(db)((kysely, param) =>
      kysely
        .updateTable('courseStandings')
        .set({ contentVersion: param('contentVersion') })
        .where('courseId', '=', param('courseId')),
    ),
    beginCourse: prepareQuery<{ courseId: string; structure: string; contentVersion: number }>(db)((kysely, param) =>
      kysely
        .insertInto('courseStandings')
        .values({
          courseId: param('courseId'),
          structure: param('structure'),
          cursor: '',
          contentVersion: param('contentVersion'),
        })
        .onConflict((conflict) =>
          conflict.column('courseId').doUpdateSet((eb) => ({
            structure: eb.ref('excluded.structure'),
            cursor: eb.ref('excluded.cursor'),
            contentVersion: eb.ref('excluded.contentVersion'),
          })),
        ),
    ),
    /** Returns no row if another process is further ahead, or the course has changed again. */
    moveCourse: prepareQuery<{ courseId: string; structure: string; from: string; to: string | null }>(db)(
      (kysely, param) =>
        kysely
          .updateTable('courseStandings')
          .set({ cursor: param('to') })
          .where('courseId', '=', param('courseId'))
          .where('structure', '=', param('structure'))
          .where('cursor', '=', param('from'))
          .returning('courseId'),
    ),
  };
}

/** Progress summaries of these learners. */
export function selectSummaries(db: Database, courseId: string, userIds: readonly string[]) {
  return readInBatches(userIds, (part) =>
    db.readKysely
      .selectFrom('enrollments')
      .select(columns)
      .where('courseId', '=', courseId)
      .where('userId', 'in', part)
      .execute(),
  );
}
