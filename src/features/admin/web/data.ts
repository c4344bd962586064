import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import type { Role } from '../../../platform/contract/roles.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type {
  ReceivedApplication as ReceivedShape,
  ReceivedApplicationInFull as InFullShape,
  receivedApplicationRoutes,
} from '../../applications/received-contract.ts';
import type { ApplicationStatus } from '../../applications/status-contract.ts';
import type { AuditEntry as EntryShape, auditRoutes } from '../../audit/contract.ts';
import type { MessageState } from '../../contact/contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { DayCounts as DayShape, GivenUpJob as JobShape } from '../overview-contract.ts';
import type {
  AccountLine as AccountShape,
  MessageLine as MessageShape,
  SubscriberLine as SubscriberShape,
  accountStates,
  adminRoutes,
} from '../contract.ts';

const call = makeCall<typeof adminRoutes & typeof auditRoutes & typeof receivedApplicationRoutes>();

export type AccountLine = z.infer<typeof AccountShape>;
export type MessageLine = z.infer<typeof MessageShape>;
export type ReceivedApplication = z.infer<typeof ReceivedShape>;
export type ApplicationInFull = z.infer<typeof InFullShape>;
export type SubscriberLine = z.infer<typeof SubscriberShape>;
export type DayCounts = z.infer<typeof DayShape>;
export type GivenUpJob = z.infer<typeof JobShape>;
export type AuditEntry = z.infer<typeof EntryShape>;
type AccountState = (typeof accountStates)[number];

type Wanted<Key extends `GET /api/admin/${'users' | 'messages' | 'subscribers'}.csv`> = RequestOf<
  (typeof adminRoutes)[Key]
>['query'];

/** Everything that an administrator sees begins with this key: whatever was done is seen everywhere, the audit log too. */
const adminKey = ['admin'] as const;
const meta = { makesStale: [adminKey] };

/** Apart: when one is deleted, it must not be asked for again. */
const applicationKey = ['admin-application'] as const;

/** Accounts as far as they are wanted, page after page. While others are on their way, what was there stays. */
export function useAccounts(wanted: Wanted<'GET /api/admin/users.csv'>) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'users', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/users', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
  });
}

export function useMessages(wanted: Wanted<'GET /api/admin/messages.csv'>) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'messages', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/messages', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
  });
}

export function useSubscribers(wanted: Wanted<'GET /api/admin/subscribers.csv'>) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'subscribers', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/subscribers', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** What waits, and what came in lately. */
export function useOverview() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'overview'],
    queryFn: ({ signal }) => call('GET /api/admin/overview', { signal }),
  });
}

/** What is known of the installation. */
export function useSystem() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'system'],
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
  });
}

export function useRetryJob(jobId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/jobs/{jobId}/retries', { params: { jobId } }),
    meta,
  });
}

/** What administrators did, the newest first. */
export function useAuditEntries() {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'audit-entries'],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/audit-entries', { query, signal })),
  });
}

export function useSetAccountState(uid: string) {
  return useMutation({
    mutationFn: (state: AccountState) => call('PUT /api/admin/users/{uid}/state', { params: { uid }, body: { state } }),
    meta,
  });
}

export function useSetAccountRole(uid: string) {
  return useMutation({
    mutationFn: (role: Role) => call('PUT /api/admin/users/{uid}/role', { params: { uid }, body: { role } }),
    meta,
  });
}

export function useMailAccountReset(uid: string) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/users/{uid}/password-resets', { params: { uid } }),
    meta,
  });
}

export function useSetMessageState(messageId: string) {
  return useMutation({
    mutationFn: (state: MessageState) =>
      call('PUT /api/admin/messages/{messageId}/state', { params: { messageId }, body: { state } }),
    meta,
  });
}

export function useDeleteMessage(messageId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/messages/{messageId}', { params: { messageId } }),
    meta,
  });
}

export function useDeleteSubscriber(subscriberId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/subscribers/{subscriberId}', { params: { subscriberId } }),
    meta,
  });
}

export function useReceivedApplications(wanted: { search: string | undefined; status: ApplicationStatus | undefined }) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'applications', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/received-applications', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** How many applications nobody has moved yet; null while that is not known. */
export function useNewApplicationCount(): number | null {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...adminKey, uid, 'application-counts'],
    queryFn: ({ signal }) => call('GET /api/received-applications/counts', { signal }),
  });
  return data?.items.find(({ status }) => status === 'received')?.count ?? null;
}

export function useReceivedApplication(applicationId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...applicationKey, uid, applicationId],
    queryFn: ({ signal }) =>
      call('GET /api/received-applications/{applicationId}', { params: { applicationId }, signal }),
  });
}

const ofApplication = { makesStale: [adminKey, applicationKey] };

type Move = RequestOf<(typeof receivedApplicationRoutes)['PUT /api/received-applications/{applicationId}/status']>;

export function useMoveApplication(applicationId: string) {
  return useMutation({
    mutationFn: (body: Move['body']) =>
      call('PUT /api/received-applications/{applicationId}/status', { params: { applicationId }, body }),
    meta: ofApplication,
  });
}

export function useAddNote(applicationId: string) {
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /api/received-applications/{applicationId}/notes', { params: { applicationId }, body: { text } }),
    meta: ofApplication,
  });
}

export function useDeleteApplication(applicationId: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/received-applications/{applicationId}', { params: { applicationId } }),
    meta,
  });
}
