import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Feedback as FeedbackShape, feedbackRoutes } from '../contract.ts';
import type { FeedbackForm } from '../form-contract.ts';

const call = makeCall<typeof feedbackRoutes>();

export type Feedback = z.infer<typeof FeedbackShape>;
export type FeedbackInput = z.infer<typeof FeedbackForm>;

/** Every list of feedback begins with this key. */
const feedbackKey = ['feedback'] as const;

/** A course's feedback, newest first, page after page. */
export function useFeedback(courseId: string) {
  return useInfiniteQuery({
    queryKey: [...feedbackKey, courseId],
    ...pageByPage((page) => call('GET /api/courses/{courseId}/feedback', { params: { courseId }, ...page })),
  });
}

/** What the signed-in user said last, about whichever course; null if nothing. Waits for a session. */
export function useMyLastFeedback() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...feedbackKey, 'of', uid],
    queryFn: ({ signal }) => call('GET /api/feedback', { query: { limit: 1 }, signal }),
    select: ({ items }) => items[0] ?? null,
    enabled: uid !== null,
  });
}

/** What the signed-in user said of a course that is hidden from its page, newest first; nothing while that is not known. */
export function useMyHiddenFeedback(courseId: string) {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...feedbackKey, 'of', uid, courseId],
    queryFn: ({ signal }) => call('GET /api/feedback', { query: { courseId, limit: 100 }, signal }),
    select: ({ items }) => items.filter(({ hiddenReason }) => Boolean(hiddenReason)),
    enabled: uid !== null,
  });
  return data ?? [];
}

/** Leaves a rating and a comment; afterwards the lists are loaded again (specification §4). */
export function useAddFeedback(courseId: string) {
  return useMutation({
    mutationFn: (body: FeedbackInput) => call('POST /api/courses/{courseId}/feedback', { params: { courseId }, body }),
    meta: { makesStale: [feedbackKey] },
  });
}
