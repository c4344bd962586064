import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import type { ModeratedFeedback as Shape, moderationRoutes } from '../../feedback/moderation-contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { feedbackListRoutes } from '../feedback-contract.ts';
import { adminKey } from './data.ts';

const call = makeCall<typeof feedbackListRoutes & typeof moderationRoutes & typeof courseRoutes>();

export type ModeratedFeedback = z.infer<typeof Shape>;

/** The pages of courses show it, too. */
const meta = { makesStale: [adminKey, ['feedback']] };

/** Feedback as far as it is wanted, page after page. While others are on their way, what was there stays. */
export function useModeratedFeedback(
  wanted: RequestOf<(typeof feedbackListRoutes)['GET /api/admin/feedback.csv']>['query'],
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'feedback', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/feedback', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
  });
}

/** The title of each course, by its id. */
export function useCourseTitles(): Record<string, string> {
  const { data } = useQuery({
    queryKey: ['course-titles'],
    queryFn: ({ signal }) => call('GET /api/courses', { signal }),
  });
  return Object.fromEntries((data?.items ?? []).map(({ courseId, title }) => [courseId, title]));
}

// What these call back with goes to them, and not to `mutate`: the list may have dropped the row that was acted on by then.

export function useSetFeedbackState(feedbackId: string, onDone: (isHidden: boolean) => void) {
  return useMutation({
    onSuccess: ({ hiddenAt }: ModeratedFeedback) => onDone(hiddenAt !== null),
    mutationFn: (body: { state: 'hidden' | 'shown'; reason?: string }) =>
      call('PUT /api/admin/feedback/{feedbackId}/state', { params: { feedbackId }, body }),
    meta,
  });
}

export function useRemoveAnswer(feedbackId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/feedback/{feedbackId}/answer', { params: { feedbackId } }),
    meta,
  });
}
