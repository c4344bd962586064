import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { auditList } from './acts-contract.ts';

const access = { role: 'admin' } as const;

/** `act` is one of `auditActs`, or an action of a later version. */
export const AuditEntry = z.object({
  id: z.string(),
  /** Uid or `commandLine`; empty for a deleted account and for the site itself. */
  actorId: z.string(),
  actorEmail: z.string(),
  act: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  timestamp: Timestamp,
});

export const AuditActor = z.object({ actorId: z.string(), actorEmail: z.string() });

export const auditRoutes = {
  ...listRoutes('/api/admin/audit-entries', {
    list: auditList,
    item: AuditEntry,
    operations: ['listAuditEntries', 'getAuditFile'],
    rows: 'the read-only audit log of administrators, teachers and the command line, by filter and `search` (all texts)',
  }),
  'GET /api/admin/audit-actors': {
    operation: 'listAuditActors',
    summary:
      'List the actors in the audit log, each with the email address from their latest entry, newest accounts first',
    access,
    success: { status: 200, body: z.object({ items: z.array(AuditActor) }) },
  },
} as const satisfies RouteTable;
