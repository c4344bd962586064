import { useSyncExternalStore } from 'react';
import { createWaitingList } from '../../../../platform/web/outbox/waiting-list.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import { type KeptSubmission, readKept } from './kept-submissions.ts';

/** Of the line between windows, and of the lock of the one that sends. */
export const submissionsName = 'opvir.submissions';

/** What was submitted and is not graded yet. */
export const waitingSubmissions = createWaitingList(submissionsName, readKept);

/** What the signed-in learner submitted and the server has not graded yet; the same array until it changes. */
export function useKept(): readonly KeptSubmission[] {
  const uid = useOwnUid();
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => waitingSubmissions.waitingOf(uid),
    () => waitingSubmissions.waitingOf(null),
  );
}
