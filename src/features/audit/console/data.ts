import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { AuditEntry as EntryShape, AuditActor as ActorShape, auditRoutes } from '../contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { adminKey } from '../../admin/web/public.ts';

const call = makeCall<typeof auditRoutes>();

export type AuditEntry = z.infer<typeof EntryShape>;
type AuditActor = z.infer<typeof ActorShape>;

/** Loads audit entries that match the filter. */
export function useAuditEntries(wanted: RequestOf<(typeof auditRoutes)['GET /api/admin/audit-entries.csv']>['query']) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'audit-entries', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/audit-entries', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** Loads the actors of audit entries; empty while loading and after a failure. */
export function useAuditActors(): readonly AuditActor[] {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...adminKey, uid, 'audit-actors'],
    queryFn: ({ signal }) => call('GET /api/admin/audit-actors', { signal }),
  });
  return data?.items ?? [];
}
