import { useSyncExternalStore } from 'react';
import { createWaitingList } from '../../../../platform/web/outbox/waiting-list.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import { type PendingSubmission, readPending } from './pending-submissions.ts';
import { submissionsName } from './outbox-name.ts';

/** Pending submissions, not graded yet. */
export const waitingSubmissions = createWaitingList(submissionsName, readPending);

/** Pending submissions of the signed-in learner; the same array until it changes. */
export function usePendingSubmissions(): readonly PendingSubmission[] {
  const uid = useOwnUid();
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => waitingSubmissions.waitingOf(uid),
    () => waitingSubmissions.waitingOf(null),
  );
}
