import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, type Rows, adminKey, usePages } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { openingRoutes } from '../../openings/contract.ts';
import type { applicationBulkRoutes } from '../bulk-contract.ts';
import type {
  ReceivedApplication as ReceivedShape,
  ReceivedApplicationInFull as InFullShape,
  receivedApplicationRoutes,
} from '../received-contract.ts';
import type { applicationList, ApplicationStatus, statusesToMoveTo } from '../status-contract.ts';

const call = makeCall<typeof receivedApplicationRoutes & typeof applicationBulkRoutes & typeof openingRoutes>();

export type ReceivedApplication = z.infer<typeof ReceivedShape>;
export type ApplicationInFull = z.infer<typeof InFullShape>;

/** Separate key: a deleted application must not be loaded again. */
const applicationKey = ['admin-application'] as const;

export function useReceivedApplications(listQuery: ListQuery<typeof applicationList>) {
  return usePages('applications', listQuery, ({ query, signal }) =>
    call('GET /api/received-applications', { query: { ...query, ...listQuery }, signal }),
  );
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

/** `onDone` is a parameter here and not of `mutate`: the list may have dropped the row by then; `undoMs` is the time to undo it. */
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

/** `onSuccess` is a parameter here and not of `mutate`: the list may have dropped the row by then. */
export function useDeleteApplication(applicationId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/received-applications/{applicationId}', { params: { applicationId } }),
    meta: { makesStale: [adminKey] },
  });
}

/** An empty message is omitted. */
export const moveApplications = (
  changes: Change<ApplicationStatus, (typeof statusesToMoveTo)[number]>[],
  message: string,
) => call('PUT /api/admin/applications/statuses', { body: { changes, ...(message !== '' && { message }) } });

/** `from` is the status to which they were moved. */
export const undoMoves = (rows: Rows, from: (typeof statusesToMoveTo)[number]) =>
  call('POST /api/admin/applications/move-undos', { body: { rows: rows.map(({ id }) => ({ id, from })) } });
