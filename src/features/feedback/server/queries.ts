import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `timestamp` is milliseconds since 1970. */
    feedback: {
      id: string;
      /** Null once the author's account was deleted. */
      userId: string | null;
      courseId: string;
      rating: number;
      comment: string;
      timestamp: number;
    };
  }
}

interface NewFeedback extends Record<string, string | number> {
  id: string;
  userId: string;
  courseId: string;
  rating: number;
  comment: string;
  timestamp: number;
}

export function feedbackQueries(db: Database) {
  return {
    listByCourse: prepareQuery<{ courseId: string; before: string; limit: number }>(db)((kysely, param) =>
      selectFeedback(kysely)
        .where('feedback.courseId', '=', param('courseId'))
        .where('feedback.id', '<', param('before'))
        .limit(param('limit')),
    ),
    listByAuthor: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      selectFeedback(kysely)
        .where('feedback.userId', '=', param('userId'))
        .where('feedback.id', '<', param('before'))
        .limit(param('limit')),
    ),
    /** Gives the author's name, or no row if the author is not enrolled: the check and the write are one statement. */
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
            .where('enrollments.courseId', '=', param('courseId')),
        )
        .returning((eb) =>
          eb.selectFrom('users').select(authorName).whereRef('users.uid', '=', 'feedback.userId').as('authorName'),
        ),
    ),
  };
}

/** Newest first, each with its author's name. */
function selectFeedback(kysely: Kysely<Tables>) {
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
      authorName(eb),
    ])
    .orderBy('feedback.id', 'desc');
}

/** Null while it is empty. */
function authorName(eb: Pick<ExpressionBuilder<Tables, 'users'>, 'fn' | 'val'>) {
  return eb.fn<string | null>('nullif', ['users.name', eb.val('')]).as('authorName');
}
