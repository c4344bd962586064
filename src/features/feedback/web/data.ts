import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Feedback as FeedbackShape, FeedbackForm, feedbackRoutes } from '../contract.ts';

export const call = makeCall<typeof feedbackRoutes>();

export type Feedback = z.infer<typeof FeedbackShape>;
export type FeedbackInput = z.infer<typeof FeedbackForm>;

export function feedbackKey(courseId: string) {
  return ['feedback', courseId] as const;
}

/** A course's feedback, newest first, page after page. */
export function useFeedback(courseId: string) {
  return useInfiniteQuery({
    queryKey: feedbackKey(courseId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/courses/{courseId}/feedback', {
        params: { courseId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Leaves a rating and a comment; afterwards the course's list is loaded again (specification §4). */
export function useAddFeedback(courseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedbackInput) => call('POST /api/courses/{courseId}/feedback', { params: { courseId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: feedbackKey(courseId) }),
  });
}
