import { useInfiniteQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useSession } from '../../identity/web/public.ts';
import type { applicationRoutes } from '../contract.ts';

const call = makeCall<typeof applicationRoutes>();

/** What the signed-in user applied with, newest first, page after page; waits for a session. */
export function useMyApplications() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  return useInfiniteQuery({
    queryKey: ['applications', signedIn && session.user.uid],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/applications', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: signedIn,
    // The form is no part of this cache: whoever comes back from it must see what they have just sent.
    staleTime: 0,
  });
}
