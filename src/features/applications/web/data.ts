import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Application as ApplicationShape, applicationRoutes } from '../contract.ts';

const call = makeCall<typeof applicationRoutes>();

export type Application = z.infer<typeof ApplicationShape>;

/**
 * Among the notifications: each step of an application is told by one, and the live event of it, which comes without one too, makes both stale.
 */
const applicationsKey = (uid: string | null) => ['notifications', uid, 'applications'] as const;

/** What the signed-in user applied with, newest first, page after page; waits for a session. */
export function useMyApplications() {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: applicationsKey(uid),
    ...pageByPage((page) => call('GET /api/applications', page)),
    enabled: uid !== null,
    // The form is no part of this cache: whoever comes back from it must see what they have just sent.
    staleTime: 0,
  });
}

/** Withdraws one of the user's applications; afterwards their list is loaded again, also where it was refused. */
export function useWithdrawApplication(applicationId: string) {
  const uid = useOwnUid();
  return useMutation({
    mutationFn: () => call('POST /api/applications/{applicationId}/withdrawal', { params: { applicationId } }),
    meta: { makesStale: [applicationsKey(uid)] },
    onError: () => declareStale([applicationsKey(uid)]),
  });
}
