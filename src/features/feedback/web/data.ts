import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useSession } from '../../identity/web/public.ts';
import type { Feedback as FeedbackShape, FeedbackForm, feedbackRoutes } from '../contract.ts';

const call = makeCall<typeof feedbackRoutes>();

export type Feedback = z.infer<typeof FeedbackShape>;
export type FeedbackInput = z.infer<typeof FeedbackForm>;

/** Every list of feedback begins with this key. */
const feedbackKey = ['feedback'] as const;

/** A course's feedback, newest first, page after page. */
export function useFeedback(courseId: string) {
  return useInfiniteQuery({
    queryKey: [...feedbackKey, courseId],
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

/** What the signed-in user said last, about whichever course; null if nothing. Waits for a session. */
export function useMyLastFeedback() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  return useQuery({
    queryKey: [...feedbackKey, 'of', signedIn && session.user.uid],
    queryFn: ({ signal }) => call('GET /api/feedback', { query: { limit: 1 }, signal }),
    select: ({ items }) => items[0] ?? null,
    enabled: signedIn,
  });
}

/** Leaves a rating and a comment; afterwards the lists are loaded again (specification §4). */
export function useAddFeedback(courseId: string) {
  return useMutation({
    mutationFn: (body: FeedbackInput) => call('POST /api/courses/{courseId}/feedback', { params: { courseId }, body }),
    meta: { makesStale: [feedbackKey] },
  });
}
