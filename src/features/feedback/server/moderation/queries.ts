import type { Kysely } from 'kysely';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { selectFeedback } from '../queries.ts';

/** `cursor` is the id of the last record before. */
interface WantedFeedback {
  readonly search?: string | undefined;
  readonly courseId?: string | undefined;
  readonly state?: 'shown' | 'hidden' | 'unanswered' | undefined;
  readonly order: 'newest' | 'oldest';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export type ModeratedRow = Awaited<ReturnType<typeof selectWantedFeedback>>[number];

/** `seen` is since when it was hidden, 0 for one that was not. */
type Hiding = { id: string; hiddenAt: number | null; hiddenReason: string | null; seen: number };
/** `seen` is empty for no answer. */
type Answering = {
  id: string;
  answer: string;
  answeredAt: number;
  answeredAs: 'organisation' | 'teacher';
  seen: string;
};

/** What those read and write who moderate. What changes gives no row for a record that is gone. */
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
    /** Gives no row either if it was hidden or shown meanwhile. */
    updateHidden: prepareQuery<Hiding>(db)((kysely, param) =>
      kysely
        .updateTable('feedback')
        .set({ hiddenAt: param('hiddenAt'), hiddenReason: param('hiddenReason') })
        .where('id', '=', param('id'))
        .where((eb) => eb(eb.fn.coalesce('hiddenAt', eb.val(0)), '=', param('seen')))
        .returning('id'),
    ),
    /** Gives no row either if there is another answer than the one that was seen. */
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

/** For administrators: feedback as far as it is wanted. */
export function selectWantedFeedback(db: Database, wanted: WantedFeedback) {
  const { search, courseId, state, order, cursor, limit } = wanted;
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
