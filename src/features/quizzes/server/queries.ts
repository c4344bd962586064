import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

/** Row of an attempt. Times are milliseconds since 1970. */
export interface AttemptRow {
  id: string;
  userId: string;
  courseId: string;
  lessonId: string;
  /** Version of the quiz when the attempt began. */
  version: string;
  number: number;
  /** Decides the order in which options are shown. */
  seed: string;
  /** JSON: ids of the attempt's questions, in their order. */
  questionIds: string;
  startedAt: number;
  /** Null without a time limit. */
  deadline: number | null;
  /** Number of saves. Closing compares it to be sure that every answer was graded. */
  changes: number;
  /** This and the columns below are null while the attempt is running. */
  submittedAt: number | null;
  points: number | null;
  maxPoints: number | null;
  passed: number | null;
  /** JSON: share of the points for each question id, from 0 to 1. */
  shares: string | null;
}

interface AnswerRow {
  attemptId: string;
  questionId: string;
  version: number;
  /** JSON of the contract's `Answer`. */
  answer: string;
  savedAt: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `quiz` is JSON: the quiz with its answers, as its content kind parsed it. */
    quizVersions: { courseId: string; lessonId: string; version: string; quiz: string };
    quizAttempts: AttemptRow;
    quizAnswers: AnswerRow;
  }
}

/** Columns that are set when an attempt begins. */
export const startedColumns = [
  'id',
  'userId',
  'courseId',
  'lessonId',
  'version',
  'number',
  'seed',
  'questionIds',
  'startedAt',
  'deadline',
  'changes',
] as const;
const attemptColumns = [...startedColumns, 'submittedAt', 'points', 'maxPoints', 'passed', 'shares'] as const;

type VersionKey = { courseId: string; lessonId: string; version: string };

export function versionQueries(db: Database) {
  return {
    /** Inserts nothing if the version exists, or if the course was removed and this process does not know yet. */
    insertVersion: prepareQuery<VersionKey & { quiz: string }>(db)((kysely, param) =>
      kysely
        .insertInto('quizVersions')
        .columns(['courseId', 'lessonId', 'version', 'quiz'])
        .expression((eb) =>
          eb
            .selectFrom('courses')
            .select([
              'courses.courseId',
              eb.cast<string>(eb.val(param('lessonId')), 'text').as('lessonId'),
              eb.cast<string>(eb.val(param('version')), 'text').as('version'),
              eb.cast<string>(eb.val(param('quiz')), 'text').as('quiz'),
            ])
            .where('courses.courseId', '=', param('courseId')),
        )
        .onConflict((conflict) => conflict.columns(['courseId', 'lessonId', 'version']).doNothing()),
    ),
    findVersion: prepareQuery<VersionKey>(db)((kysely, param) =>
      kysely
        .selectFrom('quizVersions')
        .select('quiz')
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId'))
        .where('version', '=', param('version')),
    ),
  };
}

export function attemptQueries(db: Database) {
  return {
    listOwn: prepareQuery<{ userId: string; courseId: string; lessonId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAttempts')
        .select(attemptColumns)
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId'))
        .orderBy('number', 'desc'),
    ),
    /** Lists the same page by page, newest first. */
    listPage: prepareQuery<{ userId: string; courseId: string; lessonId: string; before: string; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .selectFrom('quizAttempts')
          .select(attemptColumns)
          .where('userId', '=', param('userId'))
          .where('courseId', '=', param('courseId'))
          .where('lessonId', '=', param('lessonId'))
          .where('id', '<', param('before'))
          .orderBy('id', 'desc')
          .limit(param('limit')),
    ),
    findAttempt: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('quizAttempts').select(attemptColumns).where('id', '=', param('id')),
    ),
    /** Lists running attempts whose deadline was before this time. */
    listOver: prepareQuery<{ before: number; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAttempts')
        .select(attemptColumns)
        .where('submittedAt', 'is', null)
        .where('deadline', '<', param('before'))
        .orderBy('deadline')
        .limit(param('limit')),
    ),
    /** Returns no row if the attempt is closed, or if more was saved than the grader has read. */
    closeAttempt: prepareQuery<Closing>(db)((kysely, param) =>
      kysely
        .updateTable('quizAttempts')
        .set({
          submittedAt: param('submittedAt'),
          points: param('points'),
          maxPoints: param('maxPoints'),
          passed: param('passed'),
          shares: param('shares'),
        })
        .where('id', '=', param('id'))
        .where('submittedAt', 'is', null)
        .where('changes', '=', param('changes'))
        .returning('id'),
    ),
  };
}

/** Attempt to insert; the statement assigns its number. */
export type NewAttempt = Omit<AttemptRow, 'number' | 'submittedAt' | 'points' | 'maxPoints' | 'passed' | 'shares'>;
type Closing = { id: string; changes: number; submittedAt: number } & {
  points: number;
  maxPoints: number;
  passed: number;
  shares: string;
};

export function answerQueries(db: Database) {
  return {
    listAnswers: prepareQuery<{ attemptId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAnswers')
        .select(['questionId', 'version', 'answer', 'savedAt'])
        .where('attemptId', '=', param('attemptId')),
    ),
    findAnswer: prepareQuery<{ attemptId: string; questionId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAnswers')
        .select(['version', 'answer', 'savedAt'])
        .where('attemptId', '=', param('attemptId'))
        .where('questionId', '=', param('questionId')),
    ),
    /** Goes before {@link putAnswer} in its commit and locks the attempt's row, so that no grade misses this answer. */
    countChange: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('quizAttempts')
        .set((eb) => ({ changes: eb('changes', '+', 1) }))
        .where('id', '=', param('id'))
        .where('submittedAt', 'is', null)
        .returning('id'),
    ),
    /** Returns no row if it does not follow the stored version. */
    putAnswer: prepareQuery<{ [Column in keyof AnswerRow]: AnswerRow[Column] }>(db)((kysely, param) =>
      kysely
        .insertInto('quizAnswers')
        .values({
          attemptId: param('attemptId'),
          questionId: param('questionId'),
          version: param('version'),
          answer: param('answer'),
          savedAt: param('savedAt'),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['attemptId', 'questionId'])
            .doUpdateSet((eb) => ({
              version: eb.ref('excluded.version'),
              answer: eb.ref('excluded.answer'),
              savedAt: eb.ref('excluded.savedAt'),
            }))
            .whereRef('quizAnswers.version', '=', (eb) => eb('excluded.version', '-', 1)),
        )
        .returning(['version', 'savedAt']),
    ),
  };
}
