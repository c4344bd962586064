import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { storedLists } from '../../../../platform/web/outbox/stored-list.ts';
import { createWaitingList } from '../../../../platform/web/outbox/waiting-list.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Answer as AnswerShape } from '../../../quizzes/contract.ts';
import type { CaseResult, Files, Place } from '../exercise.ts';
import { submissionsName } from './outbox-name.ts';

interface Pending extends Place {
  /** Created here, so that the server recognizes a repeated request. */
  readonly key: string;
  /** Version of the exercise that the learner saw. */
  readonly version: string;
  readonly maxPoints: number;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly clientAt: number;
}

/** Submitted program that the server has not graded yet. */
export interface PendingProgram extends Pending {
  readonly files: Files;
  /** Results of the visible cases in this browser; null if they have not been run. */
  readonly provisional: readonly CaseResult[] | null;
}

/** Answer to a practice question that the server has not graded yet. The browser does not know whether it is right. */
export interface PendingAnswer extends Pending {
  readonly answer: z.infer<typeof AnswerShape>;
}

export type PendingSubmission = PendingProgram | PendingAnswer;

export function isProgram(submission: PendingSubmission): submission is PendingProgram {
  return 'files' in submission;
}

export function isAnswer(submission: PendingSubmission): submission is PendingAnswer {
  return !isProgram(submission);
}

// Each account of a shared browser has its own list, in order of submission.

const lists = storedLists<PendingSubmission>('opvir-exercises', 'submissions');

export function readPending(uid: string): Promise<readonly PendingSubmission[]> {
  return lists.read(nameOf(uid));
}

export function isNothingPending(uid: string): Promise<boolean> {
  return lists.isEmpty(nameOf(uid));
}

export function addPending(uid: string, submission: PendingSubmission): Promise<void> {
  return lists.add(nameOf(uid), (kept) => [...kept, submission]);
}

/** Stores this browser's results for a submission that could not be sent. */
export function noteProvisional(uid: string, key: string, provisional: readonly CaseResult[]): Promise<void> {
  return lists.change(nameOf(uid), (kept) => kept.map((each) => (each.key === key ? { ...each, provisional } : each)));
}

/** Deletes a submission that the server has answered. */
export function removePending(uid: string, key: string): Promise<void> {
  return lists.change(nameOf(uid), (kept) => kept.filter((each) => each.key !== key));
}

function nameOf(uid: string): string {
  return `submissions ${uid}`;
}

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
