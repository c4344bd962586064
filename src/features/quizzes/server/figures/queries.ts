import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';

type Quiz = { courseId: string; lessonId: string };

/** Of so many of the newest attempts it is looked at what was chosen: enough to see which wrong choice lures most. */
const lookedAt = 300;

/** What is read of a quiz to count its questions: first attempts that are over, of those who are enrolled. */
export function figureQueries(db: Database) {
  return {
    /** The newest, {@link lookedAt} of them. */
    listNewest: prepareQuery<Quiz>(db)((kysely, param) =>
      firstAttempts(kysely, param('courseId'))
        .select(['first.id', 'first.version', 'first.seed', 'first.shares'])
        .where('first.lessonId', '=', param('lessonId'))
        .orderBy('first.id', 'desc')
        .limit((eb) => eb.lit(lookedAt)),
    ),
    /** What came of each, the newest first. */
    listShares: prepareQuery<Quiz & { before: string; limit: number }>(db)((kysely, param) =>
      firstAttempts(kysely, param('courseId'))
        .select(['first.id', 'first.shares'])
        .where('first.lessonId', '=', param('lessonId'))
        .where('first.id', '<', param('before'))
        .orderBy('first.id', 'desc')
        .limit(param('limit')),
    ),
    /** What was answered in this one and those before it, {@link lookedAt} of them. */
    listAnswers: prepareQuery<Quiz & { newest: string }>(db)((kysely, param) =>
      kysely
        .selectFrom(
          firstAttempts(kysely, param('courseId'))
            .select('first.id')
            .where('first.lessonId', '=', param('lessonId'))
            .where('first.id', '<=', param('newest'))
            .orderBy('first.id', 'desc')
            // Written out: PostgreSQL reads all answers that there are where it does not know how few are wanted.
            .limit((eb) => eb.lit(lookedAt))
            .as('looked'),
        )
        .innerJoin('quizAnswers', 'quizAnswers.attemptId', 'looked.id')
        .select(['quizAnswers.attemptId', 'quizAnswers.questionId', 'quizAnswers.answer']),
    ),
  };
}

/** Whoever attempts a quiz has an enrolment, so that those who left are looked up, who are few, and not each who is there. */
function firstAttempts(kysely: Kysely<Tables>, courseId: string) {
  return (
    kysely
      .selectFrom('quizAttempts as first')
      .where('first.courseId', '=', courseId)
      // Written out: an index has these alone.
      .where('first.number', '=', (eb) => eb.lit(1))
      .where('first.submittedAt', 'is not', null)
      .where('first.userId', 'not in', (eb) =>
        eb
          .selectFrom('enrollments')
          .select('enrollments.userId')
          .where('enrollments.courseId', '=', courseId)
          .where('enrollments.endedAt', 'is not', null),
      )
  );
}
