import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, latestTimestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { auditActs } from './acts-contract.ts';

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

const wanted = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  act: z.optional(z.enum(auditActs)),
  /** Uid, `commandLine` or `noActor`. */
  actor: z.optional(Id),
  /** Start of the period, inclusive. */
  from: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(latestTimestamp))),
  /** End of the period, exclusive. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(latestTimestamp))),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};

export const auditRoutes = {
  'GET /api/admin/audit-entries': {
    operation: 'listAuditEntries',
    summary:
      'What was done to whom by those who run the site or teach, as far as it is wanted; with `search` what has it in its words. No route changes or removes an entry',
    access,
    query: z.object({ ...PageQuery.shape, ...wanted }),
    success: { status: 200, body: pageOf(AuditEntry) },
  },
  'GET /api/admin/audit-entries.csv': {
    operation: 'getAuditFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wanted),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
  'GET /api/admin/audit-actors': {
    operation: 'listAuditActors',
    summary: 'Who has entries in the audit log, each with the address of their last one, the newest accounts first',
    access,
    success: { status: 200, body: z.object({ items: z.array(AuditActor) }) },
  },
} as const satisfies RouteTable;
