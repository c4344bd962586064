import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { adminKey, usePages } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { auditList } from '../acts-contract.ts';
import type { AuditEntry as EntryShape, AuditActor as ActorShape, auditRoutes } from '../contract.ts';

const call = makeCall<typeof auditRoutes>();

export type AuditEntry = z.infer<typeof EntryShape>;
type AuditActor = z.infer<typeof ActorShape>;

/** Loads audit entries that match the filter. */
export function useAuditEntries(listQuery: ListQuery<typeof auditList>) {
  return usePages('audit-entries', listQuery, ({ query, signal }) =>
    call('GET /api/admin/audit-entries', { query: { ...query, ...listQuery }, signal }),
  );
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
