import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

/** Moments are milliseconds since 1970. */
export interface AttemptRow {
  id: string;
  userId: string;
  courseId: string;
  lessonId: string;
  /** Of the quiz, as it was when the attempt began. */
  version: string;
  number: number;
  /** Decides the order in which options are shown. */
  seed: string;
  /** JSON: the ids of the questions that are asked, in their order. */
  questionIds: string;
  startedAt: number;
  /** Null: no limit of time. */
  deadline: number | null;
  /** Counts what was saved: whoever grades knows by it whether they have seen every answer. */
  changes: number;
  /** This and what follows is null while it is running. */
  submittedAt: number | null;
  points: number | null;
  maxPoints: number | null;
  passed: number | null;
  /** JSON: by the question's id what its answer was worth, from 0 to 1. */
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
    /** `quiz` is JSON: the quiz with its answers, as its content kind made it. */
    quizVersions: { courseId: string; lessonId: string; version: string; quiz: string };
    quizAttempts: AttemptRow;
    quizAnswers: AnswerRow;
  }
}

/** What an attempt begins with. */
export const begunColumns = [
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
const attemptColumns = [...begunColumns, 'submittedAt', 'points', 'maxPoints', 'passed', 'shares'] as const;

type VersionKey = { courseId: string; lessonId: string; version: string };

export function versionQueries(db: Database) {
  return {
    /** Writes nothing where it is there, or where the course was removed and this process does not know yet. */
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
    /** The same page by page, the newest first. */
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
    /** Those that are running although their time was over before this moment. */
    listOver: prepareQuery<{ before: number; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAttempts')
        .select(attemptColumns)
        .where('submittedAt', 'is', null)
        .where('deadline', '<', param('before'))
        .orderBy('deadline')
        .limit(param('limit')),
    ),
    /** Gives no row if it is over, or more was saved than whoever graded has seen. */
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

/** Its number comes with its row. */
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
    /** Goes before {@link putAnswer} in its commit and takes the attempt's row: no grade is given without this answer. */
    countChange: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('quizAttempts')
        .set((eb) => ({ changes: eb('changes', '+', 1) }))
        .where('id', '=', param('id'))
        .where('submittedAt', 'is', null)
        .returning('id'),
    ),
    /** Gives no row if it does not follow the version that is there. */
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
