import type { Role } from '../../../../platform/contract/roles.ts';
import { makeCall } from '../../../../platform/web/rpc.ts';
import type { ApplicationStatus, statusesToMoveTo } from '../../../applications/status-contract.ts';
import type { MessageState } from '../../../contact/contract.ts';
import type { bulkRoutes } from '../../bulk-contract.ts';

const call = makeCall<typeof bulkRoutes>();

interface Change<From, To = From> {
  readonly id: string;
  readonly from: From;
  readonly to: To;
}
type Rows = readonly { readonly id: string }[];
type AccountState = 'enabled' | 'disabled';
/** Role, and the courses to which a teacher is limited; null for all courses. */
export interface Grant {
  readonly role: Role;
  readonly taughtCourses: string[] | null;
}
type EnrolmentState = 'enrolled' | 'left';
type FeedbackState = 'shown' | 'hidden';

const idsOf = (rows: Rows) => rows.map(({ id }) => ({ id }));

export const setAccountStates = (changes: Change<AccountState>[]) =>
  call('PUT /api/admin/users/states', { body: { changes } });

export const setAccountRoles = (changes: Change<Grant>[]) => call('PUT /api/admin/users/roles', { body: { changes } });

export const setEnrolmentStates = (changes: Change<EnrolmentState>[]) =>
  call('PUT /api/admin/enrolments/states', { body: { changes } });

export const setMessageStates = (changes: Change<MessageState>[]) =>
  call('PUT /api/admin/messages/states', { body: { changes } });

export const assignMessages = (changes: Change<string | null>[]) =>
  call('PUT /api/admin/messages/assignees', { body: { changes } });

export const deleteMessages = (rows: Rows) =>
  call('POST /api/admin/messages/deletions', { body: { rows: idsOf(rows) } });

export const setFeedbackStates = (changes: (Change<FeedbackState> & { readonly reason?: string })[]) =>
  call('PUT /api/admin/feedback/states', { body: { changes } });

/** An empty message is omitted. */
export const moveApplications = (
  changes: Change<ApplicationStatus, (typeof statusesToMoveTo)[number]>[],
  message: string,
) => call('PUT /api/admin/applications/statuses', { body: { changes, ...(message !== '' && { message }) } });

/** `from` is the status to which they were moved. */
export const undoMoves = (rows: Rows, from: (typeof statusesToMoveTo)[number]) =>
  call('POST /api/admin/applications/move-undos', { body: { rows: rows.map(({ id }) => ({ id, from })) } });

export const deleteCampaigns = (rows: Rows) =>
  call('POST /api/admin/campaigns/deletions', { body: { rows: idsOf(rows) } });

export const deleteSubscribers = (rows: Rows) =>
  call('POST /api/admin/subscribers/deletions', { body: { rows: idsOf(rows) } });
