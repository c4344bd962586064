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
 * Starts with `notifications`, because each step comes with a notification. The live event of a step, which comes even
 * without one, marks both as stale.
 */
const applicationsKey = (uid: string | null) => ['notifications', uid, 'applications'] as const;

/** Loads the signed-in user's applications, newest first, page by page. Disabled without a session. */
export function useMyApplications() {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: applicationsKey(uid),
    ...pageByPage((page) => call('GET /api/applications', page)),
    enabled: uid !== null,
    // The application form does not update this cache, and its result must be visible when the user returns.
    staleTime: 0,
  });
}

/** Withdraws one of the user's applications, then reloads their list, even after an error. */
export function useWithdrawApplication(applicationId: string) {
  const uid = useOwnUid();
  return useMutation({
    mutationFn: () => call('POST /api/applications/{applicationId}/withdrawal', { params: { applicationId } }),
    meta: { makesStale: [applicationsKey(uid)] },
    onError: () => declareStale([applicationsKey(uid)]),
  });
}
