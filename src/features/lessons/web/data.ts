import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { enrolmentsKey } from '../../enrolment/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Lesson, OutlineLesson } from '../outline.ts';

const call = makeCall<typeof lessonRoutes>();

/** Query key prefix of a course's lessons, as this learner reads them. */
export function lessonsKeyOf(uid: string | null, courseId: string) {
  return [...enrolmentsKey, uid, courseId, 'lessons'] as const;
}

/** Query key of the learner's note on a lesson. */
export function noteKeyOf(
  uid: string,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
) {
  return [...lessonsKeyOf(uid, courseId), lessonId, 'note'] as const;
}

/** A lesson is not refetched while its page is open: the text must not change while somebody reads it. */
const freshForMs = 5 * 60_000;

/**
 * One lesson; `here` is the lesson that the page came with. A lesson that is not open to everyone is requested only once
 * it is known that the reader is enrolled.
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
    refetchOnWindowFocus: ({ state }) => !state.data,
    initialData: here,
    enabled: isOpen || isEnrolled,
  });
}
