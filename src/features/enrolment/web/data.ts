import { useMutation, useQuery } from '@tanstack/react-query';
import { everyPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type SessionEnding, checkSession, useOwnUid, useSession } from '../../identity/web/public.ts';
import type { enrolmentRoutes } from '../contract.ts';

const call = makeCall<typeof enrolmentRoutes>();

/** Query key prefix of everything that depends on the user's enrollments. */
export const enrolmentsKey = ['enrolments'] as const;

/**
 * Enrollment of the reader in one course (specification §4): `visitor` has no session, and `ending` says why it ended if
 * it ended by itself; `failed` can be retried.
 */
export type EnrolmentState =
  | { status: 'checking' }
  | { status: 'visitor'; ending: SessionEnding | null }
  | { status: 'not-enrolled' }
  | { status: 'enrolled' }
  | { status: 'failed'; retry: () => void };

/** Returns whether the signed-in user is enrolled: whether a record exists for the user and the course. */
export function useEnrolment(courseId: string): EnrolmentState {
  const session = useSession();
  const uid = useOwnUid();
  const query = useQuery({
    queryKey: [...enrolmentsKey, uid, courseId],
    queryFn: ({ signal }) => call('GET /api/enrolments', { query: { courseId }, signal }),
    enabled: uid !== null,
  });
  if (session.status === 'unreachable') return { status: 'failed', retry: () => void checkSession() };
  // The session expired while the page stayed open.
  if (session.status === 'visitor' && uid !== null && query.data?.items.length) return { status: 'enrolled' };
  if (session.status !== 'signed-in') return session;
  if (query.data) return { status: query.data.items.length > 0 ? 'enrolled' : 'not-enrolled' };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'checking' };
}

/** The signed-in user's enrollments, newest first; waits for a session. */
export function useMyEnrolments() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...enrolmentsKey, uid],
    queryFn: ({ signal }) => everyPage((query) => call('GET /api/enrolments', { query, signal })),
    enabled: uid !== null,
  });
}

/** Enrolls the signed-in user; then all lists of enrollments are stale, and the progress that depends on them. */
export function useEnrol(courseId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/enrolments', { body: { courseId } }),
    meta: { makesStale: [enrolmentsKey, ['progress']] },
  });
}

/**
 * Ends the signed-in user's enrollment. Their work stays stored, but is no longer shown or requested: the server would
 * refuse.
 */
export function useLeaveCourse(courseId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/enrolments/{courseId}', { params: { courseId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}
