import { useInfiniteQuery } from '@tanstack/react-query';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { applicationRoutes } from '../contract.ts';

const call = makeCall<typeof applicationRoutes>();

/** What the signed-in user applied with, newest first, page after page; waits for a session. */
export function useMyApplications() {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: ['applications', uid],
    ...pageByPage((page) => call('GET /api/applications', page)),
    enabled: uid !== null,
    // The form is no part of this cache: whoever comes back from it must see what they have just sent.
    staleTime: 0,
  });
}
