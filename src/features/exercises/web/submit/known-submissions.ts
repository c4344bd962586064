import { useSyncExternalStore } from 'react';
import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import { type KeptSubmission, readKept } from './kept-submissions.ts';

// What was submitted and is not graded yet, as this window knows it.

const none: readonly KeptSubmission[] = [];
const known = new Map<string, readonly KeptSubmission[]>();
const listeners = new Set<() => void>();
let otherWindows: BetweenWindows<string> | undefined;

/** What the signed-in learner submitted and the server has not graded yet; the same array until it changes. */
export function useKept(): readonly KeptSubmission[] {
  const uid = useOwnUid();
  return useSyncExternalStore(
    subscribeToSubmissions,
    () => keptSubmissions(uid),
    () => keptSubmissions(null),
  );
}

export function subscribeToSubmissions(listener: () => void): () => void {
  toOtherWindows();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what is kept anew, here and in the browser's other windows. */
export async function submissionsChanged(uid: string): Promise<void> {
  await lookForSubmissions(uid);
  toOtherWindows().tell(uid);
}

/** Reads what is kept anew, here. */
export async function lookForSubmissions(uid: string): Promise<void> {
  known.set(uid, await readKept(uid));
  for (const listener of listeners) listener();
}

function keptSubmissions(uid: string | null): readonly KeptSubmission[] {
  return (uid !== null && known.get(uid)) || none;
}

/** Opened when it is first needed: an open line would keep the process that renders the pages from ending. */
function toOtherWindows(): BetweenWindows<string> {
  otherWindows ??= betweenWindows<string>('opvir.submissions', (uid) => void lookForSubmissions(uid));
  return otherWindows;
}
