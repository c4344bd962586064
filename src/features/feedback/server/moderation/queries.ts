import type { Kysely } from 'kysely';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { feedbackList } from '../../feedback-list-contract.ts';
import { selectFeedback } from '../queries.ts';

export type ModeratedRow = Awaited<ReturnType<typeof selectModeratedFeedback>>[number];

/** `seen` is the `hiddenAt` that the caller saw, 0 for a visible record. */
type Hiding = { id: string; hiddenAt: number | null; hiddenReason: string | null; seen: number };
/** `seen` is the answer that the author saw, empty for none. */
type Answering = {
  id: string;
  answer: string;
  answeredAt: number;
  answeredAs: 'organisation' | 'teacher';
  seen: string;
};

/** Queries of moderation. Updates return no row if the record no longer exists. */
export function moderationQueries(db: Database) {
  return {
    findFeedback: prepareQuery<{ id: string }>(db)((kysely, param) =>
      moderated(kysely).where('feedback.id', '=', param('id')),
    ),
    countUnanswered: prepareQuery<{ from: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('feedback')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('answer', 'is', null)
        .where('id', '>=', param('from')),
    ),
    /** Also returns no row if the record was hidden or shown meanwhile. */
    updateHidden: prepareQuery<Hiding>(db)((kysely, param) =>
      kysely
        .updateTable('feedback')
        .set({ hiddenAt: param('hiddenAt'), hiddenReason: param('hiddenReason') })
        .where('id', '=', param('id'))
        .where((eb) => eb(eb.fn.coalesce('hiddenAt', eb.val(0)), '=', param('seen')))
        .returning('id'),
    ),
    /** Also returns no row if the answer differs from the one in `seen`. */
    updateAnswer: prepareQuery<Answering>(db)((kysely, param) =>
      kysely
        .updateTable('feedback')
        .set({ answer: param('answer'), answeredAt: param('answeredAt'), answeredAs: param('answeredAs') })
        .where('id', '=', param('id'))
        .where((eb) => eb(eb.fn.coalesce('answer', eb.val('')), '=', param('seen')))
        .returning('id'),
    ),
    deleteAnswer: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('feedback')
        .set({ answer: null, answeredAt: null, answeredAs: null })
        .where('id', '=', param('id'))
        .returning('id'),
    ),
  };
}

/** Lists feedback by filter, for administrators. */
export function selectModeratedFeedback(db: Database, request: ListRequest<typeof feedbackList>) {
  const { search, courseId, state, order, cursor, limit } = request;
  const direction = order === 'newest' ? 'desc' : 'asc';
  let query = moderated(db.readKysely).clearOrderBy().orderBy('feedback.id', direction).limit(limit);
  if (search) query = query.where(contains(db, search, 'feedback.comment', 'feedback.answer'));
  if (courseId) query = query.where('feedback.courseId', '=', courseId);
  if (state === 'hidden') query = query.where('feedback.hiddenAt', 'is not', null);
  if (state === 'shown') query = query.where('feedback.hiddenAt', 'is', null);
  if (state === 'unanswered') query = query.where('feedback.answer', 'is', null);
  if (cursor) query = query.where('feedback.id', order === 'newest' ? '<' : '>', cursor);
  return query.execute();
}

function moderated(kysely: Kysely<Tables>) {
  return selectFeedback(kysely).select(['feedback.hiddenAt', 'feedback.hiddenReason']);
}
