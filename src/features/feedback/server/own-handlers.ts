import type { Database } from '../../../platform/server/db/database.ts';
import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { feedbackRoutes } from '../contract.ts';
import { feedbackQueries } from './queries.ts';

type OwnHandlers = Pick<Handlers<typeof feedbackRoutes>, 'changeFeedback' | 'removeFeedback'>;

const gone = () => new Refusal('feedback-not-found');

/** Handlers of authors' changes to their own feedback; they work even after the author has left the course. */
export function ownFeedbackHandlers(db: Database): OwnHandlers {
  const { findOwn, updateOwn, deleteOwn } = feedbackQueries(db);
  return {
    async changeFeedback({ params: { feedbackId: id }, body }, { caller: { uid: userId } }) {
      const [, [row]] = await db.commit(
        required(updateOwn.with({ id, userId, ...body }), gone),
        findOwn.with({ id, userId }),
      );
      if (!row) throw gone();
      return row;
    },

    async removeFeedback({ params: { feedbackId: id } }, { caller: { uid: userId } }) {
      await db.commit(required(deleteOwn.with({ id, userId }), gone));
    },
  };
}
