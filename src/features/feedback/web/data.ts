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

/** Prefix of the keys of all feedback lists. */
const feedbackKey = ['feedback'] as const;

/** Loads a course's feedback, newest first, page by page. */
export function useFeedback(courseId: string) {
  return useInfiniteQuery({
    queryKey: [...feedbackKey, courseId],
    ...pageByPage((page) => call('GET /api/courses/{courseId}/feedback', { params: { courseId }, ...page })),
  });
}

/** Loads the signed-in user's newest feedback on any course; null for none. Disabled without a session. */
export function useMyLastFeedback() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...feedbackKey, 'of', uid],
    queryFn: ({ signal }) => call('GET /api/feedback', { query: { limit: 1 }, signal }),
    select: ({ items }) => items[0] ?? null,
    enabled: uid !== null,
  });
}

/** Loads the user's hidden feedback on a course, newest first; undefined while unknown. */
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

/** Adds a rating with a comment, then reloads the lists (specification §4). */
export function useAddFeedback(courseId: string) {
  return useMutation({
    mutationFn: (body: FeedbackInput) => call('POST /api/courses/{courseId}/feedback', { params: { courseId }, body }),
    meta: { makesStale: [feedbackKey] },
  });
}
