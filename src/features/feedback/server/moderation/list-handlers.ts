import type { ListRequest } from '../../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import type { feedbackList } from '../../feedback-list-contract.ts';
import { moderationErrors, type moderationRoutes } from '../../moderation-contract.ts';
import { type ModerationDeps, feedbackHider } from './hide.ts';
import { presentModerated } from './present.ts';
import { selectModeratedFeedback } from './queries.ts';

type ListHandlers = Pick<
  Handlers<typeof moderationRoutes>,
  'listModeratedFeedback' | 'getFeedbackFile' | 'setFeedbackStates'
>;

/** Handlers of the list of feedback, and of actions on its rows. */
export function feedbackListHandlers(deps: ModerationDeps): ListHandlers {
  const { db, content } = deps;
  const hide = feedbackHider(deps);
  const list = listHandlers({
    file: 'feedback.csv',
    load: (request: ListRequest<typeof feedbackList>) => selectModeratedFeedback(db, request),
    present: presentModerated(content),
    columns: {
      Written: ({ timestamp }) => csvTimestamp(timestamp),
      Course: ({ courseTitle }) => courseTitle,
      Author: ({ authorName }) => authorName ?? '',
      Rating: ({ rating }) => rating,
      Comment: ({ comment }) => comment,
      Hidden: ({ hiddenAt }) => csvTimestamp(hiddenAt),
      Reason: ({ hiddenReason }) => hiddenReason ?? '',
      Answer: ({ answer }) => answer ?? '',
    },
  });
  return {
    listModeratedFeedback: ({ query }) => list.page(query),

    getFeedbackFile: ({ query }) => list.file(query),

    setFeedbackStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, moderationErrors, ({ id, ...change }) => hide(id, { ...change, byUserId })),
  };
}
