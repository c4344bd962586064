import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, textOf } from '../../platform/contract/text.ts';
import { Outcomes, changesOf, outcomes, rowsOf } from '../admin/bulk-contract.ts';
import { applicationStatuses, statusesToMoveTo } from './status-contract.ts';

const access = { role: 'admin' } as const;

/** Routes that move several applications at once. */
export const applicationBulkRoutes = {
  'PUT /api/admin/applications/statuses': {
    operation: 'moveApplications',
    summary: 'Change the status of applications; each applicant is notified after the undo period',
    access,
    body: z.extend(changesOf(z.enum(applicationStatuses), z.enum(statusesToMoveTo)), {
      message: z.optional(textOf(4000)),
    }),
    /** Time during which the moves can be undone, in milliseconds; 0 if the applicants are already notified. */
    success: { status: 200, body: z.extend(Outcomes, { undoMs: z.int() }) },
  },
  'POST /api/admin/applications/move-undos': {
    operation: 'undoApplicationMoves',
    summary: 'Undo the latest status changes of applications before their applicants are notified',
    access,
    /** `from` is the status to which it was moved. */
    body: z.object({ rows: rowsOf(z.object({ id: Id, from: z.enum(statusesToMoveTo) })) }),
    success: outcomes,
  },
} as const satisfies RouteTable;
