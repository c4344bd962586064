import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { checkSession, useSession } from '../../identity/web/public.ts';
import type { ProfileForm, profileRoutes } from '../contract.ts';

const call = makeCall<typeof profileRoutes>();

function documentKey(uid: string) {
  return ['user-document', uid] as const;
}

/** Loads the signed-in user's own document; disabled without their session. */
export function useUserDocument(uid: string) {
  const session = useSession();
  return useQuery({
    queryKey: documentKey(uid),
    queryFn: ({ signal }) => call('GET /api/users/{uid}', { params: { uid }, signal }),
    enabled: session.status === 'signed-in' && session.user.uid === uid,
  });
}

/** Saves name and email. */
export function useUpdateUserDocument(uid: string) {
  return useMutation({
    mutationFn: (body: z.infer<typeof ProfileForm>) => call('PUT /api/users/{uid}', { params: { uid }, body }),
    ...onceSaved(uid),
  });
}

/** Saves only the name. Reads the address first, because another window may have changed it. */
export function useSaveName(uid: string) {
  return useMutation({
    mutationFn: async (name: string) => {
      const params = { uid };
      const { email } = await call('GET /api/users/{uid}', { params });
      return call('PUT /api/users/{uid}', { params, body: { name, email } });
    },
    ...onceSaved(uid),
  });
}

/** The session contains the name as well, so it is reloaded. */
function onceSaved(uid: string) {
  return { onSuccess: () => checkSession(), meta: { makesStale: [documentKey(uid)] } };
}
