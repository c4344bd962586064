import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/** `extra`: attempts beyond what the quiz gives everybody. */
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
    /** Gives no row where there are as many already. */
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
