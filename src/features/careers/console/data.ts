import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { adminKey } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { CareerNumbers as NumbersShape, careerNumberRoutes } from '../numbers-contract.ts';

const call = makeCall<typeof careerNumberRoutes>();

export type CareerNumbers = z.infer<typeof NumbersShape>;

/** Loads the career statistics. */
export function useCareerNumbers() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'career-numbers'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/careers', { signal })).items,
  });
}
