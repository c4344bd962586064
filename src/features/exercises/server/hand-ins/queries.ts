import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';

/** Row of an assignment submission: either a link or a file; `grade` is JSON, null until a teacher has graded it. */
export type HandInRow = {
  id: string;
  userId: string;
  courseId: string;
  exerciseId: string;
  version: string;
  link: string | null;
  fileName: string | null;
  /** Key of the file in the storage. */
  fileKey: string | null;
  fileBytes: number | null;
  note: string;
  at: number;
  grade: string | null;
  gradedBy: string | null;
};

/** Grade before a correction; `grade` is JSON. */
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

/** Maximum number of a learner's submissions listed for one exercise, newest first. */
export const listedMax = 20;

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
    /** Finds a submission with its learner and the teacher who graded it. */
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
    /** Grades of all enrolled learners, oldest submission first. */
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
    /** Lists submissions without a grade, longest waiting first. */
    listWaiting: prepareQuery<OfCourse & { after: string }>(db)((kysely, param) =>
      ofCourse(kysely, param('courseId'), param('exerciseId'))
        .where('handIns.id', '>', param('after'))
        .where('grade', 'is', null)
        .orderBy('handIns.id', 'asc')
        .limit(param('limit')),
    ),
    /**
     * For each exercise, the waiting submissions of others than this teacher: their number, and the oldest one except
     * `id`.
     */
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
    /** Counts the same in all courses. */
    countWaitingTasks: prepareQuery<{ teacher: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('handIns')
        .select((eb) => ['courseId', 'exerciseId', eb.fn.countAll<number>().as('count')])
        .where('grade', 'is', null)
        .where('userId', '<>', param('teacher'))
        .groupBy(['courseId', 'exerciseId']),
    ),
    /** Returns no row if it is graded already. */
    updateGrade: prepareQuery<{ id: string; grade: string; gradedBy: string }>(db)((kysely, param) =>
      kysely
        .updateTable('handIns')
        .set({ grade: param('grade'), gradedBy: param('gradedBy') })
        .where('id', '=', param('id'))
        .where('grade', 'is', null)
        .returning('id'),
    ),
    /** Returns no row if the grade is no longer `before`. */
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
    /** Corrected grades of all submissions of a learner for an exercise, newest first. */
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

/** Submissions for one exercise; for all of the course if it is empty. */
function ofCourse(kysely: Kysely<Tables>, courseId: string, exerciseId: string) {
  return withLearner(kysely)
    .select([...shown, ...whose])
    .where('courseId', '=', courseId)
    .where((eb) =>
      eb.or([eb(eb.cast<string>(eb.val(exerciseId), 'text'), '=', ''), eb('exerciseId', '=', exerciseId)]),
    );
}
