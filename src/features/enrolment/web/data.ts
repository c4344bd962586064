import { useMutation, useQuery } from '@tanstack/react-query';
import { everyPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type SessionEnding, checkSession, useOwnUid, useSession } from '../../identity/web/public.ts';
import type { enrolmentRoutes } from '../contract.ts';

const call = makeCall<typeof enrolmentRoutes>();

/** Everything that depends on the user's enrolments begins with this key. */
export const enrolmentsKey = ['enrolments'] as const;

/**
 * What is known of the reader and one course (specification §4): `visitor` has no session, `ending` says why it ended if it
 * did by itself; `failed` may be asked again.
 */
export type EnrolmentState =
  | { status: 'checking' }
  | { status: 'visitor'; ending: SessionEnding | null }
  | { status: 'not-enrolled' }
  | { status: 'enrolled' }
  | { status: 'failed'; retry: () => void };

/** Whether the signed-in user is enrolled: whether a record exists for the user and the course. */
export function useEnrolment(courseId: string): EnrolmentState {
  const session = useSession();
  const uid = useOwnUid();
  const query = useQuery({
    queryKey: [...enrolmentsKey, uid, courseId],
    queryFn: ({ signal }) => call('GET /api/enrolments', { query: { courseId }, signal }),
    enabled: uid !== null,
  });
  if (session.status === 'unreachable') return { status: 'failed', retry: () => void checkSession() };
  // On a page that stays when the session expires.
  if (session.status === 'visitor' && uid !== null && query.data?.items.length) return { status: 'enrolled' };
  if (session.status !== 'signed-in') return session;
  if (query.data) return { status: query.data.items.length > 0 ? 'enrolled' : 'not-enrolled' };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'checking' };
}

/** The signed-in user's enrolments, newest first; waits for a session. */
export function useMyEnrolments() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...enrolmentsKey, uid],
    queryFn: ({ signal }) => everyPage((query) => call('GET /api/enrolments', { query, signal })),
    enabled: uid !== null,
  });
}

/** Enrols the signed-in user; afterwards every list of enrolments is stale, and their progress, which is of those. */
export function useEnrol(courseId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/enrolments', { body: { courseId } }),
    meta: { makesStale: [enrolmentsKey, ['progress']] },
  });
}

/** Ends the signed-in user's enrolment; what they learnt there is theirs still, and shown no more, nor asked for: it would be refused. */
export function useLeaveCourse(courseId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/enrolments/{courseId}', { params: { courseId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}
