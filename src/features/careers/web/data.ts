import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Career as CareerShape, careerRoutes } from '../contract.ts';

const call = makeCall<typeof careerRoutes>();

export type Career = z.infer<typeof CareerShape>;

const enrolmentsKey = ['career-enrolments'] as const;
/** Page size that fits every user's enrollments. */
const enrolmentsMax = 100;

/** Loads all careers, in the order in which the organization added them. */
export function useCareers() {
  return useQuery({
    queryKey: ['careers'],
    queryFn: ({ signal }) => call('GET /api/careers', { signal }),
    select: ({ items }) => items,
    // A career may have been removed meanwhile.
    staleTime: 0,
  });
}

/** Loads the signed-in user's careers, newest first. Disabled without a session. */
export function useMyCareerEnrolments() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...enrolmentsKey, uid],
    queryFn: ({ signal }) => call('GET /api/career-enrolments', { query: { limit: enrolmentsMax }, signal }),
    select: ({ items }) => items,
    enabled: uid !== null,
  });
}

/** Enrolls the signed-in user in a career, then reloads their careers. */
export function useEnrolInCareer(careerId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/career-enrolments', { body: { careerId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}

/** Leaves a career, then reloads the user's careers. */
export function useLeaveCareer(careerId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/career-enrolments/{careerId}', { params: { careerId } }),
    meta: { makesStale: [enrolmentsKey] },
  });
}
