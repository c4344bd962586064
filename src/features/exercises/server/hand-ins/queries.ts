import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/** Either a link or a file; `grade` is JSON, null until a teacher has graded it. */
export type HandInRow = {
  id: string;
  userId: string;
  courseId: string;
  exerciseId: string;
  version: string;
  link: string | null;
  fileName: string | null;
  /** The file's name in the storage. */
  fileKey: string | null;
  fileBytes: number | null;
  note: string;
  at: number;
  grade: string | null;
  gradedBy: string | null;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    handIns: HandInRow;
  }
}

const shown = ['handIns.id', 'link', 'fileName', 'fileBytes', 'note', 'at', 'grade'] as const;

export function handInQueries(db: Database) {
  return {
    insertHandIn: prepareQuery<HandInRow>(db)((kysely, param) =>
      kysely.insertInto('handIns').values({
        id: param('id'),
        userId: param('userId'),
        courseId: param('courseId'),
        exerciseId: param('exerciseId'),
        version: param('version'),
        link: param('link'),
        fileName: param('fileName'),
        fileKey: param('fileKey'),
        fileBytes: param('fileBytes'),
        note: param('note'),
        at: param('at'),
        grade: param('grade'),
        gradedBy: param('gradedBy'),
      }),
    ),
    findHandIn: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('handIns').selectAll().where('id', '=', param('id')),
    ),
    listOwn: prepareQuery<{ userId: string; courseId: string; exerciseId: string; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .selectFrom('handIns')
          .select(shown)
          .where('userId', '=', param('userId'))
          .where('courseId', '=', param('courseId'))
          .where('exerciseId', '=', param('exerciseId'))
          .orderBy('id', 'desc')
          .limit(param('limit')),
    ),
    listOfCourse: prepareQuery<{ courseId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('handIns')
        .innerJoin('users', 'users.uid', 'handIns.userId')
        .select([...shown, 'handIns.userId', 'courseId', 'exerciseId', 'users.name', 'users.email'])
        .where('courseId', '=', param('courseId'))
        .where('handIns.id', '<', param('before'))
        .orderBy('handIns.id', 'desc')
        .limit(param('limit')),
    ),
    /** Writes nothing if it is graded already. */
    updateGrade: prepareQuery<{ id: string; grade: string; gradedBy: string }>(db)((kysely, param) =>
      kysely
        .updateTable('handIns')
        .set({ grade: param('grade'), gradedBy: param('gradedBy') })
        .where('id', '=', param('id'))
        .where('grade', 'is', null)
        .returning('id'),
    ),
  };
}
