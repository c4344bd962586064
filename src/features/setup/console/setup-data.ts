import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { fitImage } from '../../../platform/web/fit-image.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { adminKey } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Setup as Shape, setupRoutes } from '../contract.ts';

const call = makeCall<typeof setupRoutes>();
const upload = makeUpload<typeof setupRoutes>();
/** Limit of the server; only its types can be imported here. */
const logoMaxBytes = 200 * 1024;

export type Setup = z.infer<typeof Shape>;
type Look = RequestOf<(typeof setupRoutes)['PUT /api/admin/setup/look']>['body'];

const meta = { makesStale: [adminKey] };

export function useSetup() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'setup'],
    queryFn: ({ signal }) => call('GET /api/admin/setup', { signal }),
  });
}

export function useSetLook() {
  return useMutation({ mutationFn: (body: Look) => call('PUT /api/admin/setup/look', { body }), meta });
}

export function useSetLogo() {
  return useMutation({
    mutationFn: async (file: File) => {
      const logo = await fitImage(file, logoMaxBytes);
      return upload('POST /api/admin/setup/logo', { body: { logo } });
    },
    meta,
  });
}

export function useDeleteLogo() {
  return useMutation({ mutationFn: () => call('DELETE /api/admin/setup/logo', {}), meta });
}

export function useTestMail() {
  return useMutation({ mutationFn: () => call('POST /api/admin/setup/mail-tests', {}), meta });
}

export function useSetReminder() {
  return useMutation({
    mutationFn: (reminder: 'on' | 'off') => call('PUT /api/admin/setup/reminder', { body: { reminder } }),
    meta,
  });
}
