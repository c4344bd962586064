import { useMutation } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { checkSession } from '../../identity/web/public.ts';
import type { photoRoutes } from '../photo-contract.ts';

const call = makeCall<typeof photoRoutes>();
const upload = makeUpload<typeof photoRoutes>();

/** Saves a photo. The session contains its URL, so it is reloaded. */
export function useSetPhoto(uid: string) {
  return useMutation({
    mutationFn: (photo: File) => upload('POST /api/users/{uid}/photo', { params: { uid }, body: { photo } }),
    onSuccess: () => checkSession(),
  });
}

export function useDeletePhoto(uid: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/users/{uid}/photo', { params: { uid } }),
    onSuccess: () => checkSession(),
  });
}
