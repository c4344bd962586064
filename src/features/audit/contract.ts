import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** `act` is one of `auditActs`, or one that a later version knew. */
export const AuditEntry = z.object({
  id: z.string(),
  actorId: z.string(),
  actorEmail: z.string(),
  act: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  timestamp: Timestamp,
});

export const auditRoutes = {
  'GET /api/admin/audit-entries': {
    operation: 'listAuditEntries',
    summary: 'What administrators did to whom, the newest first; no route changes or removes an entry',
    access: { role: 'admin' },
    query: PageQuery,
    success: { status: 200, body: pageOf(AuditEntry) },
  },
} as const satisfies RouteTable;
