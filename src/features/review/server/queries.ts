import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { DailyGoal } from '../goals-contract.ts';
import type { LoggedRating } from './schedule.ts';

/** Entry of the append-only log of reviews. `at` and `clientAt` are milliseconds since 1970. */
export interface ReviewAnswerRow {
  id: string;
  userId: string;
  courseId: string;
  cardId: string;
  /** Key from the client; unique per learner. */
  key: string;
  rating: LoggedRating;
  /** JSON of the answer; null for a mark that an answer was easy. */
  answer: string | null;
  /** Decides, with the secret, the order in which options were shown. */
  sittingId: string;
  /** Version of the question. */
  version: string;
  /**
   * Time at which the question was due, if its quiz still withholds its answers: then one answer is accepted each time.
   * Otherwise null.
   */
  dueAt: number | null;
  at: number;
  clientAt: number | null;
}

interface ReviewSettingsRow {
  userId: string;
  goalMinutes: DailyGoal | null;
  reminderHour: number | null;
  /** IANA time zone of the browser that saved the settings. */
  zone: string;
  /** Time of the next reminder, and of the last one sent; milliseconds since 1970. */
  reminderAt: number | null;
  remindedAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    reviewAnswers: ReviewAnswerRow;
    reviewSettings: ReviewSettingsRow;
  }
}

type Values<Row> = { [Column in keyof Row]: Row[Column] };
type Own = { userId: string };

const scheduleColumns = ['courseId', 'cardId', 'key', 'rating', 'version', 'dueAt', 'at', 'clientAt'] as const;
const answerColumns = [...scheduleColumns, 'answer', 'sittingId'] as const;
const gradedKinds = ['exercise-submitted', 'quiz-submitted'] as const;

export function reviewQueries(db: Database) {
  return {
    /** Graded exercises and quizzes of a learner. */
    listGraded: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('learningEvents')
        .select(['courseId', 'kind', 'subject', 'version', 'passed', 'details', 'key', 'at', 'clientAt'])
        .where('userId', '=', param('userId'))
        .where('kind', 'in', gradedKinds),
    ),
    /** All answers of a learner, without their texts. */
    listAnswers: prepareQuery<Own>(db)((kysely, param) =>
      kysely.selectFrom('reviewAnswers').select(scheduleColumns).where('userId', '=', param('userId')),
    ),
    findAnswer: prepareQuery<Own & { key: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('reviewAnswers')
        .select(answerColumns)
        .where('userId', '=', param('userId'))
        .where('key', '=', param('key')),
    ),
    /** Inserts and returns nothing if the key exists, or the question was answered at this `dueAt`. */
    insertAnswer: prepareQuery<Values<ReviewAnswerRow>>(db)((kysely, param) =>
      kysely
        .insertInto('reviewAnswers')
        .values({
          id: param('id'),
          userId: param('userId'),
          courseId: param('courseId'),
          cardId: param('cardId'),
          key: param('key'),
          rating: param('rating'),
          answer: param('answer'),
          sittingId: param('sittingId'),
          version: param('version'),
          dueAt: param('dueAt'),
          at: param('at'),
          clientAt: param('clientAt'),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    ),
    /** Quizzes that a learner is taking at this moment. */
    listRunning: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('quizAttempts')
        .select(['courseId', 'lessonId'])
        .where('userId', '=', param('userId'))
        .where('submittedAt', 'is', null),
    ),
  };
}

const noSettings = { goalMinutes: null, reminderHour: null, reminderAt: null, remindedAt: null } as const;

export function settingsQueries(db: Database) {
  return {
    findSettings: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('reviewSettings')
        .select(['goalMinutes', 'reminderHour', 'zone', 'reminderAt', 'remindedAt'])
        .where('userId', '=', param('userId')),
    ),
    putGoal: prepareQuery<Own & Pick<ReviewSettingsRow, 'goalMinutes' | 'zone'>>(db)((kysely, param) =>
      kysely
        .insertInto('reviewSettings')
        .values({
          ...noSettings,
          userId: param('userId'),
          goalMinutes: param('goalMinutes'),
          zone: param('zone'),
        })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet((eb) => ({ goalMinutes: eb.ref('excluded.goalMinutes') })),
        ),
    ),
    putReminder: prepareQuery<Own & Pick<ReviewSettingsRow, 'reminderHour' | 'zone' | 'reminderAt'>>(db)(
      (kysely, param) =>
        kysely
          .insertInto('reviewSettings')
          .values({
            ...noSettings,
            userId: param('userId'),
            reminderHour: param('reminderHour'),
            zone: param('zone'),
            reminderAt: param('reminderAt'),
          })
          .onConflict((conflict) =>
            conflict.column('userId').doUpdateSet((eb) => ({
              reminderHour: eb.ref('excluded.reminderHour'),
              zone: eb.ref('excluded.zone'),
              reminderAt: eb.ref('excluded.reminderAt'),
            })),
          ),
    ),
    /** Returns no row unless the reminder was due at `dueAt`; so only one of several processes goes on. */
    moveReminder: prepareQuery<Own & { dueAt: number; nextAt: number; remindedAt: number | null }>(db)(
      (kysely, param) =>
        kysely
          .updateTable('reviewSettings')
          .set({ reminderAt: param('nextAt'), remindedAt: param('remindedAt') })
          .where('userId', '=', param('userId'))
          .where('reminderAt', '=', param('dueAt'))
          .returning('userId'),
    ),
    endReminder: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .updateTable('reviewSettings')
        .set({ reminderHour: null, reminderAt: null })
        .where('userId', '=', param('userId')),
    ),
    /** Confirmed address of a user who may sign in. */
    findAddress: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('email')
        .where('id', '=', param('userId'))
        .where('disabledAt', 'is', null)
        .where('emailVerified', '=', 1),
    ),
  };
}

/** Events that are not the learner's own acts. */
const othersKinds = ['hand-in-graded', 'course-completed'] as const;
/** Every time zone is a multiple of a quarter of an hour away from UTC. */
export const quarterMs = 900_000;
const quarter = sql.lit(quarterMs);

export function activityQueries(db: Database) {
  return {
    /** Times of everything that a learner did, by the server's and the browser's clock, that arrived after `since`. */
    listTimes: prepareQuery<Own & { since: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('learningEvents')
        .select(['at', 'clientAt'])
        .where('userId', '=', param('userId'))
        .where('at', '>=', param('since'))
        .where('kind', 'not in', othersKinds)
        .unionAll((eb) =>
          eb
            .selectFrom('reviewAnswers')
            .select(['at', 'clientAt'])
            .where('userId', '=', param('userId'))
            .where('at', '>=', param('since')),
        )
        .unionAll((eb) =>
          eb
            .selectFrom('learningPositions')
            .select(['at', 'clientAt'])
            .where('userId', '=', param('userId'))
            .where('at', '>=', param('since')),
        ),
    ),
    /** The same as quarters of an hour since 1970, each once. */
    listQuarters: prepareQuery<Own & { since: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('learningEvents')
        .select([
          sql<number>`${sql.ref('at')} / ${quarter}`.as('at'),
          sql<number | null>`${sql.ref('clientAt')} / ${quarter}`.as('clientAt'),
        ])
        .where('userId', '=', param('userId'))
        .where('at', '>=', param('since'))
        .where('kind', 'not in', othersKinds)
        .union((eb) =>
          eb
            .selectFrom('reviewAnswers')
            .select([
              sql<number>`${sql.ref('at')} / ${quarter}`.as('at'),
              sql<number | null>`${sql.ref('clientAt')} / ${quarter}`.as('clientAt'),
            ])
            .where('userId', '=', param('userId'))
            .where('at', '>=', param('since')),
        ),
    ),
  };
}
