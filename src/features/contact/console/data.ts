import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Change, type Rows, adminKey, idsOf, usePages } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { MessageLine as LineShape, MessageThread as ThreadShape, inboxRoutes } from '../inbox-contract.ts';
import type { messageList, MessageState } from '../message-list-contract.ts';

const call = makeCall<typeof inboxRoutes>();

export type MessageLine = z.infer<typeof LineShape>;
export type MessageThread = z.infer<typeof ThreadShape>;

/** Separate from the lists: a deleted message must not be loaded again. Live events invalidate both keys. */
const threadKey = ['admin-message'] as const;
const ofThread = { makesStale: [adminKey, threadKey] };

/** Loads messages that match the filter. */
export function useMessages(listQuery: ListQuery<typeof messageList>) {
  return usePages('messages', listQuery, ({ query, signal }) =>
    call('GET /api/admin/messages', { query: { ...query, ...listQuery }, signal }),
  );
}

/** Loads the administrators to whom a message can be assigned. */
export function useAdministrators() {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...adminKey, uid, 'administrators'],
    queryFn: ({ signal }) => call('GET /api/admin/administrators', { signal }),
  });
  return data?.items ?? [];
}

/** Loads a message with its thread. */
export function useMessageThread(messageId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...threadKey, uid, messageId],
    queryFn: ({ signal }) => call('GET /api/admin/messages/{messageId}', { params: { messageId }, signal }),
  });
}

// Callbacks are parameters of these hooks and not of `mutate`: the list may have dropped the row by then.

/** `version` is the thread's version that the author has seen. */
export function useAnswerMessage(messageId: string, onSuccess: () => void, onError: (error: Error) => void) {
  return useMutation({
    onSuccess,
    onError,
    mutationFn: (body: { text: string; version: number }) =>
      call('POST /api/admin/messages/{messageId}/answers', { params: { messageId }, body }),
    meta: ofThread,
  });
}

export function useNoteOnMessage(messageId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: (text: string) =>
      call('POST /api/admin/messages/{messageId}/notes', { params: { messageId }, body: { text } }),
    meta: ofThread,
  });
}

/** Null assigns it to nobody. */
export function useAssignMessage(messageId: string, onDone: (assignee: MessageThread['assignee']) => void) {
  return useMutation({
    onSuccess: ({ assignee }: MessageThread) => onDone(assignee),
    mutationFn: (uid: string | null) =>
      call('PUT /api/admin/messages/{messageId}/assignee', {
        params: { messageId },
        body: uid === null ? {} : { uid },
      }),
    meta: ofThread,
  });
}

export function useSetMessageState(messageId: string, onDone: (state: MessageState) => void) {
  return useMutation({
    onSuccess: ({ state }: MessageLine) => onDone(state),
    mutationFn: (state: MessageState) =>
      call('PUT /api/admin/messages/{messageId}/state', { params: { messageId }, body: { state } }),
    meta: ofThread,
  });
}

export function useDeleteMessage(messageId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/messages/{messageId}', { params: { messageId } }),
    meta: { makesStale: [adminKey] },
  });
}

export const setMessageStates = (changes: Change<MessageState>[]) =>
  call('PUT /api/admin/messages/states', { body: { changes } });

export const assignMessages = (changes: Change<string | null>[]) =>
  call('PUT /api/admin/messages/assignees', { body: { changes } });

export const deleteMessages = (rows: Rows) =>
  call('POST /api/admin/messages/deletions', { body: { rows: idsOf(rows) } });
