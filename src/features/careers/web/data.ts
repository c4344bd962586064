import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Career as CareerShape, careerRoutes } from '../contract.ts';

const call = makeCall<typeof careerRoutes>();

export type Career = z.infer<typeof CareerShape>;

const enrolmentsKey = ['career-enrolments'] as const;
/** One page holds as many as anybody chooses. */
const enrolmentsMax = 100;

/** All careers, in the order in which the organisation added them. */
export function useCareers() {
  return useQuery({
    queryKey: ['careers'],
    queryFn: ({ signal }) => call('GET /api/careers', { signal }),
    select: ({ items }) => items,
    // The organisation may have taken one away since.
    staleTime: 0,
  });
}

/** The careers that the signed-in user enrolled in, newest first; waits for a session. */
export function useMyCareerEnrolments() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...enrolmentsKey, uid],
    queryFn: ({ signal }) => call('GET /api/career-enrolments', { query: { limit: enrolmentsMax }, signal }),
    select: ({ items }) => items,
    enabled: uid !== null,
  });
}

/** Enrols the signed-in user in a career; afterwards the list of their careers is loaded again. */
export function useEnrolInCareer(careerId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/career-enrolments', { body: { careerId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}

/** Leaves a career; afterwards the list of their careers is loaded again. */
export function useLeaveCareer(careerId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/career-enrolments/{careerId}', { params: { careerId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}
