import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/** Row of a learner's extra attempts; `extra` counts those beyond the quiz's own. */
type ExtraRow = { userId: string; courseId: string; lessonId: string; extra: number };
type Key = Omit<ExtraRow, 'extra'>;

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    quizExtraAttempts: ExtraRow;
  }
}

export function extraQueries(db: Database) {
  return {
    findExtra: prepareQuery<Key>(db)((kysely, param) =>
      kysely
        .selectFrom('quizExtraAttempts')
        .select('extra')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId')),
    ),
    /** Returns no row if the learner already has that many. */
    putExtra: prepareQuery<ExtraRow>(db)((kysely, param) =>
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
            .columns(['userId', 'courseId', 'lessonId'])
            .doUpdateSet((eb) => ({ extra: eb.ref('excluded.extra') }))
            .whereRef('quizExtraAttempts.extra', '<', 'excluded.extra'),
        )
        .returning('extra'),
    ),
  };
}
