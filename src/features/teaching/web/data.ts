import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { quizRoutes } from '../../quizzes/contract.ts';
import type { EnrolmentRow as RowShape, LearnerLine as LineShape, learnerOrders, teachingRoutes } from '../contract.ts';
import type { Task } from '../hardest.ts';
import type { TaskFigures as FiguresShape } from '../task-figures-contract.ts';

const call = makeCall<typeof teachingRoutes>();
const callQuizzes = makeCall<typeof quizRoutes>();

export type LearnerLine = z.infer<typeof LineShape>;
export type LearnerOrder = (typeof learnerOrders)[number];
export type EnrolmentRow = z.infer<typeof RowShape>;
export type TaskFigures = z.infer<typeof FiguresShape>;

/** Query key prefix of everything that a teacher sees of learners. */
export const teachingKey = ['teaching'] as const;

/** Ids of the courses that the signed-in user teaches. */
export function useTaughtCourses() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, 'courses'],
    queryFn: async ({ signal }) => (await call('GET /api/taught-courses', { signal })).items,
  });
}

/** Figures of all learners of a course. */
export function useCourseFigures(courseId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'figures'],
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/figures', { params: { courseId }, signal }),
  });
}

/** Figures of a quiz's questions or an exercise's test cases. */
export function useTaskFigures(courseId: string, { kind, id: taskId }: Pick<Task, 'kind' | 'id'>) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'figures', kind, taskId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/figures/{kind}/{taskId}', { params: { courseId, kind, taskId }, signal }),
  });
}

/** Learners of a course, page by page. Keeps the current list while another order or search is loading. */
export function useLearners(courseId: string, order: LearnerOrder, search: string) {
  const uid = useOwnUid();
  const pages = pageByPage(({ query, signal }) =>
    call('GET /api/courses/{courseId}/learners', { params: { courseId }, query: { ...query, order, search }, signal }),
  );
  return useInfiniteQuery({
    queryKey: [...teachingKey, uid, courseId, 'learners', order, search],
    ...pages,
    // A learner with activity between two requests may be on both pages.
    select: (data) => [...new Map(pages.select(data).map((learner) => [learner.userId, learner])).values()],
    placeholderData: (before) => before,
  });
}

/** One learner's progress in a course, as they see it themselves. */
export function useLearner(courseId: string, userId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'learner', userId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/learners/{userId}', { params: { courseId, userId }, signal }),
  });
}

/** Open requests of a course's learners for another attempt at a quiz, longest waiting first. */
export function useAttemptRequests(courseId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, courseId, 'attempt-requests'],
    queryFn: async ({ signal }) =>
      (await callQuizzes('GET /api/courses/{courseId}/attempt-requests', { params: { courseId }, signal })).items,
  });
}

/** Allows a learner another attempt at a quiz, if they have used all of theirs. */
export function useAllowAttempt(params: { courseId: string; userId: string; lessonId: string }) {
  return useMutation({
    mutationFn: () =>
      callQuizzes('POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts', { params }),
    meta: { makesStale: [] },
  });
}

/** Previews the result of each line of an address list. */
export function usePreview(courseId: string) {
  return useMutation({
    mutationFn: (csv: string) =>
      call('POST /api/courses/{courseId}/enrolments/preview', { params: { courseId }, body: { csv } }),
    meta: { makesStale: [] },
  });
}

/** Enrolls the users of a list; then the course's data is stale. */
export function useEnrolAll(courseId: string) {
  return useMutation({
    mutationFn: (csv: string) =>
      call('POST /api/courses/{courseId}/enrolments', { params: { courseId }, body: { csv } }),
    meta: { makesStale: [teachingKey, ['enrolments']] },
  });
}
