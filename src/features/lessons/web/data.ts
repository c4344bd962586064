import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { enrolmentsKey } from '../../enrolment/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Lesson, OutlineLesson } from '../outline.ts';

const call = makeCall<typeof lessonRoutes>();

/** What of a course's lessons was read, by this learner. */
export function lessonsKeyOf(uid: string | null, courseId: string) {
  return [...enrolmentsKey, uid, courseId, 'lessons'] as const;
}

/** The learner's note on a lesson. */
export function noteKeyOf(
  uid: string,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
) {
  return [...lessonsKeyOf(uid, courseId), lessonId, 'note'] as const;
}

/** As long as the page is not left a lesson is not read anew: nobody's text changes while they read it. */
const freshForMs = 5 * 60_000;

/**
 * One lesson; `here` is what the page came with. One that is not open to everybody is not asked for before it is known that the
 * reader is enrolled.
 */
export function useLesson(
  { lessonId, isOpen }: Pick<OutlineLesson, 'lessonId' | 'isOpen'>,
  courseId: string,
  isEnrolled: boolean,
  here: Lesson | undefined,
) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...lessonsKeyOf(isOpen ? null : uid, courseId), lessonId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/lessons/{lessonId}', { params: { courseId, lessonId }, signal }),
    staleTime: freshForMs,
    initialData: here,
    enabled: isOpen || isEnrolled,
  });
}
