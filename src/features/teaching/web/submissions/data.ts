import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../../platform/web/rpc.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { PastAttempt as AttemptShape } from '../../../quizzes/contract.ts';
import type {
  LearnerSubmission as SubmissionShape,
  ListedSubmission as TryShape,
  learnerWorkRoutes,
} from '../../learner-work-contract.ts';
import { teachingKey } from '../data.ts';

const call = makeCall<typeof learnerWorkRoutes>();

export type ListedSubmission = z.infer<typeof TryShape>;
export type LearnerSubmission = z.infer<typeof SubmissionShape>;
export type PastAttempt = z.infer<typeof AttemptShape>;

/** Learner and course of the work. */
export interface OfLearner {
  readonly courseId: string;
  readonly userId: string;
}

/** A learner's submissions for an exercise, page by page; refetched each time, because there may be more. */
export function useSubmissions({ courseId, userId }: OfLearner, exerciseId: string) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...teachingKey, uid, courseId, 'learner', userId, 'tries', exerciseId],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/courses/{courseId}/learners/{userId}/exercises/{exerciseId}/tries', {
        params: { courseId, userId, exerciseId },
        query,
        signal,
      }),
    ),
    staleTime: 0,
  });
}

/** One submitted program with all its files. A submission never changes, but its test cases may. */
export function useLearnerSubmission({ courseId, userId }: OfLearner, submissionId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'learner', userId, 'submission', submissionId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}', {
        params: { courseId, userId, submissionId },
        signal,
      }),
  });
}

/** A learner's attempts at a quiz, page by page. */
export function useLearnerAttempts({ courseId, userId }: OfLearner, lessonId: string) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...teachingKey, uid, courseId, 'learner', userId, 'attempts', lessonId],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/attempts', {
        params: { courseId, userId, lessonId },
        query,
        signal,
      }),
    ),
    staleTime: 0,
  });
}

/** Answers of a finished attempt. */
export function useLearnerAttempt({ courseId, userId }: OfLearner, attemptId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'learner', userId, 'attempt', attemptId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/learners/{userId}/quiz-attempts/{attemptId}', {
        params: { courseId, userId, attemptId },
        signal,
      }),
  });
}
