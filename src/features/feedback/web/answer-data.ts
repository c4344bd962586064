import { useMutation } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import type { moderationRoutes } from '../moderation-contract.ts';

const call = makeCall<typeof moderationRoutes>();

/** The course's page shows answers, and so do the console and the teacher's page. */
const meta = { makesStale: [['feedback'], ['admin']] };

/** `seen` is the answer that the writer has seen there; null for none. Calls back also where the list has dropped what was answered; after a failure once
 * it is read what stands there now. */
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
