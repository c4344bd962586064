import { useMutation, useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { feedbackRoutes } from '../contract.ts';
import type { FeedbackInput } from './data.ts';

const call = makeCall<typeof feedbackRoutes>();

/** Marks all feedback lists as stale. */
const meta = { makesStale: [['feedback']] };

/** Loads the rating of a course. */
export function useCourseRating(courseId: string) {
  return useQuery({
    queryKey: ['feedback', courseId, 'rating'],
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/rating', { params: { courseId }, signal }),
  });
}

/** Calls back even if the form was unmounted because the session ended. */
export function useChangeFeedback(feedbackId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: (body: FeedbackInput) => call('PUT /api/feedback/{feedbackId}', { params: { feedbackId }, body }),
    meta,
  });
}

export function useRemoveFeedback(feedbackId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/feedback/{feedbackId}', { params: { feedbackId } }),
    meta,
  });
}
