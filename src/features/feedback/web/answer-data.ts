import { useMutation } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import type { moderationRoutes } from '../moderation-contract.ts';

const call = makeCall<typeof moderationRoutes>();

/** Answers are shown on the course page, in the admin console and on the teacher's page. */
const meta = { makesStale: [['feedback'], ['admin']] };

/**
 * `seen` is the answer that the author saw, null for none. Calls back even after the list has unmounted the item.
 * `onFailed` is called once the current answer is loaded.
 */
export function useAnswerFeedback(feedbackId: string, onSuccess: () => void, onFailed: (error: Error) => void) {
  return useMutation({
    onSuccess,
    async onError(error) {
      await declareStale(meta.makesStale);
      onFailed(error);
    },
    mutationFn: (body: { text: string; seen: string | null }) =>
      call('PUT /api/feedback/{feedbackId}/answer', { params: { feedbackId }, body }),
    meta,
  });
}
