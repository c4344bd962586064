import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';

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

/** A grade as it was before it was corrected; `grade` is JSON. */
type CorrectedGrade = { id: string; handInId: string; grade: string; gradedBy: string | null };

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    handIns: HandInRow;
    correctedGrades: CorrectedGrade;
  }
}

/** `exerciseId` is empty for all exercises of the course. */
type OfCourse = { courseId: string; exerciseId: string; limit: number };

const shown = ['handIns.id', 'link', 'fileName', 'fileBytes', 'note', 'at', 'grade'] as const;
const whose = ['handIns.userId', 'courseId', 'exerciseId', 'version', 'users.name', 'users.email'] as const;

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
    /** With whose it is, and who graded it. */
    findToGrade: prepareQuery<{ id: string }>(db)((kysely, param) =>
      withLearner(kysely)
        .leftJoin('users as graders', 'graders.uid', 'handIns.gradedBy')
        .select([...shown, ...whose, 'graders.name as graderName', 'graders.email as graderEmail'])
        .where('handIns.id', '=', param('id')),
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
    listOfCourse: prepareQuery<OfCourse & { before: string }>(db)((kysely, param) =>
      ofCourse(kysely, param('courseId'), param('exerciseId'))
        .where('handIns.id', '<', param('before'))
        .orderBy('handIns.id', 'desc')
        .limit(param('limit')),
    ),
    listGraded: prepareQuery<OfCourse & { before: string }>(db)((kysely, param) =>
      ofCourse(kysely, param('courseId'), param('exerciseId'))
        .where('handIns.id', '<', param('before'))
        .where('grade', 'is not', null)
        .orderBy('handIns.id', 'desc')
        .limit(param('limit')),
    ),
    /** Of everybody who is in the course, the oldest first. */
    listGrades: prepareQuery<{ courseId: string; exerciseId: string; after: string; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .selectFrom('handIns')
          .innerJoin('enrollments', (join) =>
            join
              .onRef('enrollments.userId', '=', 'handIns.userId')
              .onRef('enrollments.courseId', '=', 'handIns.courseId'),
          )
          .select(['handIns.id', 'handIns.userId', 'handIns.grade'])
          .where('handIns.courseId', '=', param('courseId'))
          .where('handIns.exerciseId', '=', param('exerciseId'))
          .where('handIns.id', '>', param('after'))
          .where('handIns.grade', 'is not', null)
          .where('enrollments.endedAt', 'is', null)
          .orderBy('handIns.id')
          .limit(param('limit')),
    ),
    /** What has waited longest comes first. */
    listWaiting: prepareQuery<OfCourse & { after: string }>(db)((kysely, param) =>
      ofCourse(kysely, param('courseId'), param('exerciseId'))
        .where('handIns.id', '>', param('after'))
        .where('grade', 'is', null)
        .orderBy('handIns.id', 'asc')
        .limit(param('limit')),
    ),
    /** By task, what waits of others than this teacher: how many, and which of them longest but for the one given. */
    listWaitingTasks: prepareQuery<{ courseId: string; teacher: string; id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('handIns')
        .select((eb) => ['exerciseId', eb.fn.countAll<number>().as('count'), eb.fn.min<string>('id').as('next')])
        .where('courseId', '=', param('courseId'))
        .where('grade', 'is', null)
        .where('userId', '<>', param('teacher'))
        .where('id', '<>', param('id'))
        .groupBy('exerciseId'),
    ),
    /** The same of all courses, counted. */
    countWaitingTasks: prepareQuery<{ teacher: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('handIns')
        .select((eb) => ['courseId', 'exerciseId', eb.fn.countAll<number>().as('count')])
        .where('grade', 'is', null)
        .where('userId', '<>', param('teacher'))
        .groupBy(['courseId', 'exerciseId']),
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
    /** Writes nothing if the grade is not `before` any more. */
    correctGrade: prepareQuery<{ id: string; grade: string; gradedBy: string; before: string }>(db)((kysely, param) =>
      kysely
        .updateTable('handIns')
        .set({ grade: param('grade'), gradedBy: param('gradedBy') })
        .where('id', '=', param('id'))
        .where('grade', '=', param('before'))
        .returning('id'),
    ),
    insertCorrected: prepareQuery<CorrectedGrade>(db)((kysely, param) =>
      kysely.insertInto('correctedGrades').values({
        id: param('id'),
        handInId: param('handInId'),
        grade: param('grade'),
        gradedBy: param('gradedBy'),
      }),
    ),
    /** Corrected grades of all hand-ins of a learner for an exercise, the newest first. */
    listCorrected: prepareQuery<{ userId: string; courseId: string; exerciseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('handIns')
        .innerJoin('correctedGrades', 'correctedGrades.handInId', 'handIns.id')
        .leftJoin('users as graders', 'graders.uid', 'correctedGrades.gradedBy')
        .select(['handInId', 'correctedGrades.grade', 'graders.name as graderName', 'graders.email as graderEmail'])
        .where('handIns.userId', '=', param('userId'))
        .where('handIns.courseId', '=', param('courseId'))
        .where('handIns.exerciseId', '=', param('exerciseId'))
        .orderBy('correctedGrades.id', 'desc'),
    ),
  };
}

function withLearner(kysely: Kysely<Tables>) {
  return kysely.selectFrom('handIns').innerJoin('users', 'users.uid', 'handIns.userId');
}

/** Of one exercise; of all where that is empty. */
function ofCourse(kysely: Kysely<Tables>, courseId: string, exerciseId: string) {
  return withLearner(kysely)
    .select([...shown, ...whose])
    .where('courseId', '=', courseId)
    .where((eb) =>
      eb.or([eb(eb.cast<string>(eb.val(exerciseId), 'text'), '=', ''), eb('exerciseId', '=', exerciseId)]),
    );
}
