import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, adminKey, usePages } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type {
  CourseNumbers as NumbersShape,
  LearnerOfCourse as LearnerShape,
  courseLearnerRoutes,
} from '../course-learners-contract.ts';
import type { courseLearnerList } from '../course-lists-contract.ts';

const call = makeCall<typeof courseLearnerRoutes>();

export type CourseNumbers = z.infer<typeof NumbersShape>;
export type Learner = z.infer<typeof LearnerShape>;

/** Display name of a learner. */
export function nameOf({ name, email }: Learner): string {
  return name || email;
}

/** Loads the learner numbers of each course. */
export function useCourseNumbers() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'course-numbers'],
    queryFn: ({ signal }) => call('GET /api/admin/courses', { signal }),
  });
}

/** Loads learners of a course that match the filter. */
export function useCourseLearners(courseId: string, listQuery: ListQuery<typeof courseLearnerList>) {
  return usePages('course-learners', { courseId, ...listQuery }, ({ query, signal }) =>
    call('GET /api/admin/courses/{courseId}/learners', {
      params: { courseId },
      query: { ...query, ...listQuery },
      signal,
    }),
  );
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
