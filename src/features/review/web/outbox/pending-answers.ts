import { storedLists } from '../../../../platform/web/outbox/stored-list.ts';
import { createWaitingList } from '../../../../platform/web/outbox/waiting-list.ts';
import type { Answer } from '../review-types.ts';
import { reviewName } from './outbox-name.ts';

/** Answer that the server has not graded yet. `key` is created here, so that the server recognizes a repeated request. */
export interface PendingAnswer {
  readonly key: string;
  readonly courseId: string;
  readonly cardId: string;
  readonly sittingId: string;
  readonly version: string;
  readonly answer: Answer;
  readonly zone: string;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly clientAt: number;
}

/** Mark that a right answer was easy. */
export interface PendingMark {
  readonly key: string;
  readonly easyKey: string;
}

export type PendingReview = PendingAnswer | PendingMark;

export function isMark(pending: PendingReview): pending is PendingMark {
  return 'easyKey' in pending;
}

// Each account of a shared browser has its own list, in the order of the answers.

const lists = storedLists<PendingReview>('opvir-review', 'answers');

export function readPending(uid: string): Promise<readonly PendingReview[]> {
  return lists.read(nameOf(uid));
}

export function isNothingPending(uid: string): Promise<boolean> {
  return lists.isEmpty(nameOf(uid));
}

export function addPending(uid: string, pending: PendingReview): Promise<void> {
  return lists.add(nameOf(uid), (kept) => [...kept, pending]);
}

/** Deletes an answer or a mark that the server has answered. */
export function removePending(uid: string, key: string): Promise<void> {
  return lists.change(nameOf(uid), (kept) => kept.filter((each) => each.key !== key));
}

function nameOf(uid: string): string {
  return `answers ${uid}`;
}

/** Pending answers and marks of each account. */
export const waitingReviews = createWaitingList(reviewName, readPending);
