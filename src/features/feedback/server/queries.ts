import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `timestamp` is in milliseconds since 1970. */
    feedback: {
      id: string;
      /** Null once the author's account was deleted. */
      userId: string | null;
      courseId: string;
      rating: number;
      comment: string;
      timestamp: number;
      /** Time when it was hidden from the course page, with its reason below; null while it is visible. */
      hiddenAt: number | null;
      hiddenReason: string | null;
      /** Null without an answer, like `answeredAt` and `answeredAs`. */
      answer: string | null;
      answeredAt: number | null;
      answeredAs: 'organisation' | 'teacher' | null;
    };
  }
}

export interface NewFeedback extends Record<string, string | number> {
  id: string;
  userId: string;
  courseId: string;
  rating: number;
  comment: string;
  timestamp: number;
}

type Own = { id: string; userId: string };

export function feedbackQueries(db: Database) {
  return {
    listByCourse: prepareQuery<{ courseId: string; before: string; limit: number }>(db)((kysely, param) =>
      selectFeedback(kysely)
        .where('feedback.courseId', '=', param('courseId'))
        .where('feedback.id', '<', param('before'))
        .where('feedback.hiddenAt', 'is', null)
        .limit(param('limit')),
    ),
    listByAuthor: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      selectFeedback(kysely)
        .select(['feedback.hiddenAt', 'feedback.hiddenReason'])
        .where('feedback.userId', '=', param('userId'))
        .where('feedback.id', '<', param('before'))
        .limit(param('limit')),
    ),
    listByAuthorOnCourse: prepareQuery<{ userId: string; courseId: string; before: string; limit: number }>(db)(
      (kysely, param) =>
        selectFeedback(kysely)
          .select(['feedback.hiddenAt', 'feedback.hiddenReason'])
          .where('feedback.userId', '=', param('userId'))
          .where('feedback.courseId', '=', param('courseId'))
          .where('feedback.id', '<', param('before'))
          .limit(param('limit')),
    ),
    findOwn: prepareQuery<Own>(db)((kysely, param) =>
      selectFeedback(kysely)
        .select(['feedback.hiddenAt', 'feedback.hiddenReason'])
        .where('feedback.id', '=', param('id'))
        .where('feedback.userId', '=', param('userId')),
    ),
    /** Returns no row if the record no longer exists or is another user's, like `deleteOwn`. */
    updateOwn: prepareQuery<Own & { rating: number; comment: string }>(db)((kysely, param) =>
      kysely
        .updateTable('feedback')
        .set({ rating: param('rating'), comment: param('comment') })
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId'))
        .returning('id'),
    ),
    deleteOwn: prepareQuery<Own>(db)((kysely, param) =>
      kysely.deleteFrom('feedback').where('id', '=', param('id')).where('userId', '=', param('userId')).returning('id'),
    ),
    /** Counts each rating, using the newest visible record of each user. */
    countRatings: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('feedback')
        .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
        .where('courseId', '=', param('courseId'))
        .where('hiddenAt', 'is', null)
        .where('userId', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('feedback as newer')
                .select('newer.id')
                .whereRef('newer.userId', '=', 'feedback.userId')
                .whereRef('newer.courseId', '=', 'feedback.courseId')
                .whereRef('newer.id', '>', 'feedback.id')
                .where('newer.hiddenAt', 'is', null),
            ),
          ),
        )
        .groupBy('rating'),
    ),
    /** Returns the author's name, or no row if the author is not enrolled. Check and write are one statement. */
    insertFeedback: prepareQuery<NewFeedback>(db)((kysely, param) =>
      kysely
        .insertInto('feedback')
        .columns(['id', 'userId', 'courseId', 'rating', 'comment', 'timestamp'])
        .expression((eb) =>
          eb
            .selectFrom('enrollments')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              'enrollments.userId',
              'enrollments.courseId',
              eb.cast<number>(eb.val(param('rating')), 'integer').as('rating'),
              eb.cast<string>(eb.val(param('comment')), 'text').as('comment'),
              eb.cast<number>(eb.val(param('timestamp')), 'bigint').as('timestamp'),
            ])
            .where('enrollments.userId', '=', param('userId'))
            .where('enrollments.courseId', '=', param('courseId'))
            .where('enrollments.endedAt', 'is', null),
        )
        .returning((eb) =>
          eb.selectFrom('users').select(authorName).whereRef('users.uid', '=', 'feedback.userId').as('authorName'),
        ),
    ),
  };
}

/** Selects feedback with its author's name, newest first. */
export function selectFeedback(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('feedback')
    .leftJoin('users', 'users.uid', 'feedback.userId')
    .select((eb) => [
      'feedback.id',
      'feedback.userId',
      'feedback.courseId',
      'feedback.rating',
      'feedback.comment',
      'feedback.timestamp',
      'feedback.answer',
      'feedback.answeredAs',
      authorName(eb),
    ])
    .orderBy('feedback.id', 'desc');
}

/** Name of the author; null while it is empty. */
function authorName(eb: Pick<ExpressionBuilder<Tables, 'users'>, 'fn' | 'val'>) {
  return eb.fn<string | null>('nullif', ['users.name', eb.val('')]).as('authorName');
}
