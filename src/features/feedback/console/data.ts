import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, adminKey, usePages } from '../../admin/web/public.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import type { feedbackList } from '../feedback-list-contract.ts';
import type { ModeratedFeedback as Shape, moderationRoutes } from '../moderation-contract.ts';

const call = makeCall<typeof moderationRoutes & typeof courseRoutes>();

export type ModeratedFeedback = z.infer<typeof Shape>;

/** Course pages show feedback, too. */
const meta = { makesStale: [adminKey, ['feedback']] };

/** Loads feedback that matches the filter. */
export function useModeratedFeedback(listQuery: ListQuery<typeof feedbackList>) {
  return usePages('feedback', listQuery, ({ query, signal }) =>
    call('GET /api/admin/feedback', { query: { ...query, ...listQuery }, signal }),
  );
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
