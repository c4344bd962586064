import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';

type Quiz = { courseId: string; lessonId: string };

/** Number of newest attempts whose choices are read: enough to find the most popular wrong choice. */
const lookedAt = 300;

/** Queries for the statistics of a quiz's questions: finished first attempts of enrolled learners. */
export function figureQueries(db: Database) {
  return {
    /** Newest first attempts, {@link lookedAt} of them. */
    listNewest: prepareQuery<Quiz>(db)((kysely, param) =>
      firstAttempts(kysely, param('courseId'))
        .select(['first.id', 'first.version', 'first.seed', 'first.shares'])
        .where('first.lessonId', '=', param('lessonId'))
        .orderBy('first.id', 'desc')
        .limit((eb) => eb.lit(lookedAt)),
    ),
    /** Results of each, newest first. */
    listShares: prepareQuery<Quiz & { before: string; limit: number }>(db)((kysely, param) =>
      firstAttempts(kysely, param('courseId'))
        .select(['first.id', 'first.shares'])
        .where('first.lessonId', '=', param('lessonId'))
        .where('first.id', '<', param('before'))
        .orderBy('first.id', 'desc')
        .limit(param('limit')),
    ),
    /** Answers of this attempt and those before it, {@link lookedAt} of them. */
    listAnswers: prepareQuery<Quiz & { newest: string }>(db)((kysely, param) =>
      kysely
        .selectFrom(
          firstAttempts(kysely, param('courseId'))
            .select('first.id')
            .where('first.lessonId', '=', param('lessonId'))
            .where('first.id', '<=', param('newest'))
            .orderBy('first.id', 'desc')
            // A literal: with a parameter PostgreSQL does not know how few rows are needed and reads all answers.
            .limit((eb) => eb.lit(lookedAt))
            .as('looked'),
        )
        .innerJoin('quizAnswers', 'quizAnswers.attemptId', 'looked.id')
        .select(['quizAnswers.attemptId', 'quizAnswers.questionId', 'quizAnswers.answer']),
    ),
  };
}

/**
 * First attempts of enrolled learners. Attempts imply an enrollment, so excluding the few who left is cheaper than
 * joining all who stayed.
 */
function firstAttempts(kysely: Kysely<Tables>, courseId: string) {
  return (
    kysely
      .selectFrom('quizAttempts as first')
      .where('first.courseId', '=', courseId)
      // A literal, to match a partial index.
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
