import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type {
  ReceivedApplication as ReceivedShape,
  ReceivedApplicationInFull as InFullShape,
  receivedApplicationRoutes,
} from '../../applications/received-contract.ts';
import type { ApplicationStatus } from '../../applications/status-contract.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { openingRoutes } from '../../openings/contract.ts';
import { type CheckPart, checkParts } from '../checks-contract.ts';
import { longWorkMs } from './long-work.ts';
import type { DayCounts as DayShape, Overview as OverviewShape, shownDays } from '../overview-contract.ts';
import type { Backup as BackupShape, Finding as FindingShape, GivenUpJob as JobShape } from '../system-contract.ts';
import type {
  AccountLine as AccountShape,
  SubscriberLine as SubscriberShape,
  accountStates,
  adminRoutes,
} from '../contract.ts';

const call = makeCall<
  typeof adminRoutes & typeof courseRoutes & typeof openingRoutes & typeof receivedApplicationRoutes
>();

export type AccountLine = z.infer<typeof AccountShape>;
export type ReceivedApplication = z.infer<typeof ReceivedShape>;
export type ApplicationInFull = z.infer<typeof InFullShape>;
export type SubscriberLine = z.infer<typeof SubscriberShape>;
export type DayCounts = z.infer<typeof DayShape>;
export type ShownDays = (typeof shownDays)[number];
export type Overview = z.infer<typeof OverviewShape>;
export type GivenUpJob = z.infer<typeof JobShape>;
export type Backup = z.infer<typeof BackupShape>;
export type Finding = z.infer<typeof FindingShape>;
type AccountState = (typeof accountStates)[number];

type GrantedRole = RequestOf<(typeof adminRoutes)['PUT /api/admin/users/{uid}/role']>['body'];
type Filter<Key extends `GET /api/admin/${'users' | 'subscribers'}.csv`> = RequestOf<
  (typeof adminRoutes)[Key]
>['query'];

/** Prefix of all administrators' query keys, so that each action refreshes all of them, including the audit log. */
export const adminKey = ['admin'] as const;
const meta = { makesStale: [adminKey] };

/** Separate key: a deleted application must not be loaded again. */
const applicationKey = ['admin-application'] as const;

/** Loads accounts that match the filter, page by page. Previous data stays while loading. */
export function useAccounts(wanted: Filter<'GET /api/admin/users.csv'>) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'users', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/admin/users', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
  });
}

export function useSubscribers(wanted: Filter<'GET /api/admin/subscribers.csv'>) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'subscribers', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/subscribers', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** Overview with the counts of the last `days`. While another period loads, the previous one stays. */
export function useOverview(days: ShownDays) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'overview', days],
    queryFn: ({ signal }) => call('GET /api/admin/overview', { query: { days }, signal }),
    placeholderData: (before) => before,
  });
}

/** Loads the system status. */
export function useSystem() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'system'],
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
  });
}

/** Loads the storage usage and the last backup. */
export function useStorage() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'storage'],
    queryFn: ({ signal }) => call('GET /api/admin/storage', { signal }),
  });
}

/** Checks the installation part by part, and calls `onFound` after each. */
export function useCheckAll(onFound: (part: CheckPart, findings: readonly Finding[]) => void) {
  return useMutation({
    async mutationFn() {
      for (const part of checkParts) {
        const { items } = await call('GET /api/admin/checks/{part}', { params: { part }, timeoutMs: longWorkMs });
        onFound(part, items);
      }
    },
  });
}

/** `onSuccess` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useRetryJob(jobId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('POST /api/admin/jobs/{jobId}/retries', { params: { jobId } }),
    meta,
  });
}

export function useDiscardJob(jobId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/jobs/{jobId}', { params: { jobId } }),
    meta,
  });
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useSetAccountState(uid: string, onDone: (state: AccountState) => void) {
  return useMutation({
    onSuccess: (_, state) => onDone(state),
    mutationFn: (state: AccountState) => call('PUT /api/admin/users/{uid}/state', { params: { uid }, body: { state } }),
    meta,
  });
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useSetAccountRole(uid: string, onDone: (role: GrantedRole['role']) => void) {
  return useMutation({
    onSuccess: (_, { role }) => onDone(role),
    mutationFn: (body: GrantedRole) => call('PUT /api/admin/users/{uid}/role', { params: { uid }, body }),
    meta,
  });
}

/** Loads the courses to which a teacher can be limited. */
export function useTeachableCourses() {
  return useQuery({
    queryKey: ['courses'],
    queryFn: async ({ signal }) => (await call('GET /api/courses', { signal })).items,
  });
}

export function useMailAccountReset(uid: string) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/users/{uid}/password-resets', { params: { uid } }),
    meta,
  });
}

export function useResetAuthenticator(uid: string) {
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/users/{uid}/authenticator', { params: { uid } }),
    meta,
  });
}

/** `onSuccess` is a parameter here and not of `mutate`: the list may have dropped the row by then. */
export function useDeleteAccount(uid: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/users/{uid}', { params: { uid } }),
    meta,
  });
}

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useScheduleAccountDeletion(uid: string, onDone: (dueAt: number) => void) {
  return useMutation({
    onSuccess: ({ deletion }) => deletion && onDone(deletion.dueAt),
    mutationFn: () => call('POST /api/admin/users/{uid}/deletion', { params: { uid } }),
    meta,
  });
}

/** `onSuccess` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useDeleteSubscriber(subscriberId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/subscribers/{subscriberId}', { params: { subscriberId } }),
    meta,
  });
}

export function useReceivedApplications(
  wanted: RequestOf<(typeof receivedApplicationRoutes)['GET /api/received-applications.csv']>['query'],
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'applications', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/received-applications', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** Number of applications with this status, in total or for one opening; null while unknown. */
export function useApplicationCount(wanted: ApplicationStatus, openingId?: string): number | null {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...adminKey, uid, 'application-counts', openingId],
    queryFn: ({ signal }) => call('GET /api/received-applications/counts', { query: { openingId }, signal }),
  });
  return data ? (data.items.find(({ status }) => status === wanted)?.count ?? 0) : null;
}

/** Loads the titles of openings by id, including closed ones. */
export function useOpeningTitles(): Record<string, string> {
  const { data } = useQuery({
    queryKey: ['opening-titles'],
    queryFn: ({ signal }) => call('GET /api/openings', { signal }),
  });
  return Object.fromEntries((data?.items ?? []).map(({ openingId, title }) => [openingId, title]));
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

interface Undoing {
  readonly onDone: (status: ApplicationStatus) => void;
  readonly onFailed: (error: Error) => void;
}

/** Undoes a move to `from`. Callbacks are parameters, because the pressed button may be gone by then. */
export function useUndoMove(applicationId: string, { onDone, onFailed }: Undoing) {
  const { mutate } = useMutation({
    onSuccess: ({ status }) => onDone(status),
    onError: onFailed,
    mutationFn: (from: MoveTarget) =>
      call('POST /api/received-applications/{applicationId}/move-undos', { params: { applicationId }, body: { from } }),
    meta: ofApplication,
  });
  return mutate;
}

type Move = RequestOf<(typeof receivedApplicationRoutes)['PUT /api/received-applications/{applicationId}/status']>;

type MoveTarget = Move['body']['to'];

/** `onDone` is a parameter for the same reason as in {@link useDeleteAccount}; `undoMs` is the time to undo it. */
export function useMoveApplication(applicationId: string, onDone: (to: MoveTarget, undoMs: number) => void) {
  return useMutation({
    onSuccess: ({ undoMs }, { to }) => onDone(to, undoMs),
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

/** `onSuccess` is a parameter for the same reason as in {@link useDeleteAccount}. */
export function useDeleteApplication(applicationId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/received-applications/{applicationId}', { params: { applicationId } }),
    meta,
  });
}
