import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { lessonRoutes } from '../contract.ts';
import { lessonsKeyOf } from './data.ts';

const call = makeCall<typeof lessonRoutes>();

/** Query key of the list of a learner's notes on a course. */
export function courseNotesKeyOf(uid: string | null, courseId: string) {
  return [...lessonsKeyOf(uid, courseId), 'notes'] as const;
}

/** The signed-in learner's notes on a course, in the order of its lessons. */
export function useCourseNotes(courseId: string, isEnabled: boolean) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: courseNotesKeyOf(uid, courseId),
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/notes', { params: { courseId }, signal }),
    select: ({ items }) => items,
    enabled: uid !== null && isEnabled,
  });
}
