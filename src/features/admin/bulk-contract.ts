import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, textOf } from '../../platform/contract/text.ts';
import { applicationStatuses, statusesToMoveTo } from '../applications/status-contract.ts';
import { messageStates } from '../contact/contract.ts';
import { reasonMaxLength } from '../feedback/moderation-contract.ts';
import { Grant } from './grant-contract.ts';
import { enrolmentStates } from './learners-contract.ts';

/** Maximum number of rows in one call. */
export const rowsAtOnceMax = 100;

const access = { role: 'admin' } as const;

/** Result for one row; `failure` is null on success. */
const Outcome = z.object({
  id: z.string(),
  failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

/** Results in the order of the request's rows. */
const Outcomes = z.object({ results: z.array(Outcome) });
const outcomes = { status: 200, body: Outcomes } as const;

/** Array of rows without duplicate ids. */
function rowsOf<Row extends z.core.$ZodType<{ id: string }>>(row: Row) {
  return z.array(row).check(
    z.minLength(1),
    z.maxLength(rowsAtOnceMax),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'name each row once'),
  );
}

/** `from` is the value that the client has seen: a row with another value stays unchanged. */
function changesOf<From extends z.core.$ZodType, To extends z.core.$ZodType>(from: From, to: To) {
  return rowsOf(z.object({ id: Id, from, to }));
}

const deletions = z.object({ rows: rowsOf(z.object({ id: Id })) });
const AccountState = z.enum(['enabled', 'disabled']);
const EnrolmentState = z.enum(enrolmentStates);
const FeedbackState = z.enum(['shown', 'hidden']);

/** Bulk actions. Each row is changed, audited and refused separately. */
export const bulkRoutes = {
  'PUT /api/admin/users/states': {
    operation: 'setAccountStates',
    summary: 'Disable accounts, or let them sign in again',
    access,
    body: z.object({ changes: changesOf(AccountState, AccountState) }),
    success: outcomes,
  },
  'PUT /api/admin/users/roles': {
    operation: 'setAccountRoles',
    summary: 'Give accounts a role, a teacher’s for every course or for some; each owner is told',
    access,
    body: z.object({ changes: changesOf(Grant, Grant) }),
    success: outcomes,
  },
  'PUT /api/admin/enrolments/states': {
    operation: 'setEnrolmentStates',
    summary: 'End enrolments, or let them go on; what was learnt and said in the course is kept',
    access,
    body: z.object({ changes: changesOf(EnrolmentState, EnrolmentState) }),
    success: outcomes,
  },
  'PUT /api/admin/messages/states': {
    operation: 'setMessageStates',
    summary: 'Mark messages as new, answered, closed or spam',
    access,
    body: z.object({ changes: changesOf(z.enum(messageStates), z.enum(messageStates)) }),
    success: outcomes,
  },
  'PUT /api/admin/messages/assignees': {
    operation: 'assignMessages',
    summary: 'Give messages to administrators to see to, by their uid, or to nobody with null',
    access,
    body: z.object({ changes: changesOf(z.nullable(Id), z.nullable(Id)) }),
    success: outcomes,
  },
  'POST /api/admin/messages/deletions': {
    operation: 'deleteMessages',
    summary: 'Remove messages for good',
    access,
    body: deletions,
    success: outcomes,
  },
  'PUT /api/admin/feedback/states': {
    operation: 'setFeedbackStates',
    summary: 'Hide records of feedback, with a reason that their authors are told, or show them again',
    access,
    body: z.object({
      changes: rowsOf(
        z
          .object({ id: Id, from: FeedbackState, to: FeedbackState, reason: z.optional(textOf(reasonMaxLength)) })
          .check(z.refine(({ to, reason }) => to === 'shown' || reason !== undefined, 'needs a reason to be hidden')),
      ),
    }),
    success: outcomes,
  },
  'PUT /api/admin/applications/statuses': {
    operation: 'moveApplications',
    summary:
      'Move applications to another status; each applicant is told a little later, with the message if there is one',
    access,
    body: z.object({
      changes: changesOf(z.enum(applicationStatuses), z.enum(statusesToMoveTo)),
      message: z.optional(textOf(4000)),
    }),
    /** Time during which the moves can be undone, in milliseconds; 0 if the applicants are already notified. */
    success: { status: 200, body: z.extend(Outcomes, { undoMs: z.int() }) },
  },
  'POST /api/admin/applications/move-undos': {
    operation: 'undoApplicationMoves',
    summary: 'Undo the last moves of applications before their applicants are told of them',
    access,
    /** `from` is the status to which it was moved. */
    body: z.object({ rows: rowsOf(z.object({ id: Id, from: z.enum(statusesToMoveTo) })) }),
    success: outcomes,
  },
  'POST /api/admin/campaigns/deletions': {
    operation: 'deleteCampaigns',
    summary: 'Remove drafts of campaigns for good; what was ever sent stays',
    access,
    body: deletions,
    success: outcomes,
  },
  'POST /api/admin/subscribers/deletions': {
    operation: 'deleteSubscribers',
    summary: 'Remove addresses from the newsletter',
    access,
    body: deletions,
    success: outcomes,
  },
} as const satisfies RouteTable;
