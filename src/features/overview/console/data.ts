import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { adminKey } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { DayCounts as DayShape, Overview as OverviewShape, overviewRoutes, shownDays } from '../contract.ts';

const call = makeCall<typeof overviewRoutes>();

export type DayCounts = z.infer<typeof DayShape>;
export type ShownDays = (typeof shownDays)[number];
export type Overview = z.infer<typeof OverviewShape>;

/** Overview with the counts of the last `days`. While another period loads, the previous one stays. */
export function useOverview(days: ShownDays) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'overview', days],
    queryFn: ({ signal }) => call('GET /api/admin/overview', { query: { days }, signal }),
    placeholderData: (before) => before,
  });
}
