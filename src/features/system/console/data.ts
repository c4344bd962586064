import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { adminKey, longWorkMs } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { type CheckPart, checkParts } from '../checks-contract.ts';
import type {
  Backup as BackupShape,
  Finding as FindingShape,
  GivenUpJob as JobShape,
  systemRoutes,
} from '../contract.ts';

const call = makeCall<typeof systemRoutes>();

export type GivenUpJob = z.infer<typeof JobShape>;
export type Backup = z.infer<typeof BackupShape>;
export type Finding = z.infer<typeof FindingShape>;

const meta = { makesStale: [adminKey] };

/** Loads the system status. */
export function useSystem() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'system'],
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
  });
}

/** Loads the storage usage and the last backup. */
export function useStorage() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'storage'],
    queryFn: ({ signal }) => call('GET /api/admin/storage', { signal }),
  });
}

/** Checks the installation part by part, and calls `onFound` after each. */
export function useCheckAll(onFound: (part: CheckPart, findings: readonly Finding[]) => void) {
  return useMutation({
    async mutationFn() {
      for (const part of checkParts) {
        const { items } = await call('GET /api/admin/checks/{part}', { params: { part }, timeoutMs: longWorkMs });
        onFound(part, items);
      }
    },
  });
}

/** `onSuccess` is a parameter here and not of `mutate`: the list may have dropped the row by then. */
export function useRetryJob(jobId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('POST /api/admin/jobs/{jobId}/retries', { params: { jobId } }),
    meta,
  });
}

export function useDiscardJob(jobId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/jobs/{jobId}', { params: { jobId } }),
    meta,
  });
}
