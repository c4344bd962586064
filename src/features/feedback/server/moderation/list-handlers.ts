import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../../platform/server/paging.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { moderationErrors, type moderationRoutes } from '../../moderation-contract.ts';
import { type ModerationDeps, feedbackHider } from './hide.ts';
import { presentModerated } from './present.ts';
import { selectModeratedFeedback } from './queries.ts';

const columns = ['Written', 'Course', 'Author', 'Rating', 'Comment', 'Hidden', 'Reason', 'Answer'];

type ListHandlers = Pick<
  Handlers<typeof moderationRoutes>,
  'listModeratedFeedback' | 'getFeedbackFile' | 'setFeedbackStates'
>;

/** Handlers of the list of feedback, and of actions on its rows. */
export function feedbackListHandlers(deps: ModerationDeps): ListHandlers {
  const { db, content } = deps;
  const hide = feedbackHider(deps);
  const present = presentModerated(content);
  const list = async (filter: Parameters<typeof selectModeratedFeedback>[1]) =>
    (await selectModeratedFeedback(db, filter)).map(present);
  return {
    async listModeratedFeedback({ query }) {
      const rows = await list({ ...query, limit: query.limit + 1 });
      return pageOfRows(
        rows,
        query.limit,
        ({ id }) => id,
        (row) => row,
      );
    },

    getFeedbackFile: ({ query }) =>
      csvFile({
        name: 'feedback.csv',
        columns,
        load: (page) => list({ ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: ({ timestamp, courseTitle, authorName, rating, comment, hiddenAt, hiddenReason, answer }) => [
          csvTimestamp(timestamp),
          courseTitle,
          authorName ?? '',
          rating,
          comment,
          csvTimestamp(hiddenAt),
          hiddenReason ?? '',
          answer ?? '',
        ],
      }),

    setFeedbackStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, moderationErrors, ({ id, ...change }) => hide(id, { ...change, byUserId })),
  };
}
