import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type {
  CourseNumbers as NumbersShape,
  LearnerOfCourse as LearnerShape,
  courseLearnerRoutes,
} from '../course-learners-contract.ts';
import { type Change, adminKey } from '../../admin/web/public.ts';

const call = makeCall<typeof courseLearnerRoutes>();

export type CourseNumbers = z.infer<typeof NumbersShape>;
export type Learner = z.infer<typeof LearnerShape>;

/** Loads the learner numbers of each course. */
export function useCourseNumbers() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'course-numbers'],
    queryFn: ({ signal }) => call('GET /api/admin/courses', { signal }),
  });
}

type Filter = RequestOf<(typeof courseLearnerRoutes)['GET /api/admin/courses/{courseId}/learners.csv']>['query'];

/** Loads learners of a course that match the filter, page by page. Previous data stays while loading. */
export function useCourseLearners(courseId: string, wanted: Filter) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'course-learners', courseId, wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/courses/{courseId}/learners', {
        params: { courseId },
        query: { ...query, ...wanted },
        signal,
      }),
    ),
    placeholderData: (before) => before,
  });
}

export function useEnrolByAddress(courseId: string) {
  return useMutation({
    mutationFn: (email: string) =>
      call('POST /api/admin/courses/{courseId}/learners', { params: { courseId }, body: { email } }),
    meta: { makesStale: [adminKey] },
  });
}

export const setEnrolmentStates = (changes: Change<'enrolled' | 'left'>[]) =>
  call('PUT /api/admin/enrolments/states', { body: { changes } });
