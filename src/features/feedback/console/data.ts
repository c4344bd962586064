import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, adminKey } from '../../admin/web/public.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { ModeratedFeedback as Shape, moderationRoutes } from '../moderation-contract.ts';

const call = makeCall<typeof moderationRoutes & typeof courseRoutes>();

export type ModeratedFeedback = z.infer<typeof Shape>;

/** Course pages show feedback, too. */
const meta = { makesStale: [adminKey, ['feedback']] };

/** Loads feedback that matches the filter, page by page. Previous data stays while loading. */
export function useModeratedFeedback(
  wanted: RequestOf<(typeof moderationRoutes)['GET /api/admin/feedback.csv']>['query'],
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'feedback', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/feedback', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
  });
}

/** Loads the titles of courses by id. */
export function useCourseTitles(): Record<string, string> {
  const { data } = useQuery({
    queryKey: ['course-titles'],
    queryFn: ({ signal }) => call('GET /api/courses', { signal }),
  });
  return Object.fromEntries((data?.items ?? []).map(({ courseId, title }) => [courseId, title]));
}

// Callbacks are parameters of these hooks and not of `mutate`: the list may have dropped the row by then.

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

export const setFeedbackStates = (changes: (Change<'shown' | 'hidden'> & { readonly reason?: string })[]) =>
  call('PUT /api/admin/feedback/states', { body: { changes } });
