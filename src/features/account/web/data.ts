import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { DeletionForm, OwnSession as OwnSessionShape, PasswordForm, accountRoutes } from '../contract.ts';

const call = makeCall<typeof accountRoutes>();

export type OwnSession = z.infer<typeof OwnSessionShape>;

const sessionsKey = ['own-sessions'] as const;

/** Loads the user's sessions, this one first. */
export function useOwnSessions(uid: string) {
  const { data, ...query } = useQuery({
    queryKey: [...sessionsKey, uid],
    queryFn: ({ signal }) => call('GET /api/account/sessions', { signal }),
    staleTime: 0,
  });
  return { ...query, data: data?.items };
}

/** Logs out one session by its id; null logs out all others. */
export function useEndSession() {
  return useMutation({
    mutationFn: async (sessionId: string | null): Promise<void> => {
      if (sessionId === null) await call('DELETE /api/account/sessions');
      else await call('DELETE /api/account/sessions/{sessionId}', { params: { sessionId } });
    },
    meta: { makesStale: [sessionsKey] },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: z.infer<typeof PasswordForm>) => call('PUT /api/account/password', { body }),
    meta: { makesStale: [sessionsKey] },
  });
}

/** Requests the deletion, which ends every session. The caller renders the result and ends this tab's session. */
export function useRequestDeletion() {
  return useMutation({
    mutationFn: (body: z.infer<typeof DeletionForm>) => call('POST /api/account/deletion', { body }),
  });
}
