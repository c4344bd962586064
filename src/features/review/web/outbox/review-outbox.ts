import { useSyncExternalStore } from 'react';
import type { ErrorCodeOf } from '../../../../platform/contract/routes.ts';
import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { createSender } from '../../../../platform/web/outbox/sender.ts';
import { ApiError, makeCall } from '../../../../platform/web/rpc.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import type { reviewRoutes } from '../../contract.ts';
import { reviewKey } from '../data.ts';
import type { ReviewResult } from '../review-types.ts';
import { reviewName } from './outbox-name.ts';
import {
  type PendingReview,
  addPending,
  isMark,
  isNothingPending,
  readPending,
  removePending,
  waitingReviews,
} from './pending-answers.ts';

const call = makeCall<typeof reviewRoutes>();

/** Outcome of sending an answer. `later`: it is stored in this browser until the server can be reached. */
export type Outcome =
  | { readonly status: 'graded'; readonly result: ReviewResult }
  | { readonly status: 'marked' | 'later' }
  | { readonly status: 'refused'; readonly reason: string };

type Routes = typeof reviewRoutes;
type Refused =
  | ErrorCodeOf<Routes['POST /api/review/answers']>
  | ErrorCodeOf<Routes['POST /api/review/answers/{key}/easy']>;

/** Refusals that are final. All others, such as of a proxy in front of the server, are temporary. */
const finalCodes: ReadonlySet<string> = new Set<Refused>([
  'not-enrolled',
  'card-not-found',
  'card-changed',
  'not-due',
  'answer-not-found',
  'invalid-input',
  'payload-too-large',
]);

interface Told {
  readonly uid: string;
  readonly key: string;
  readonly outcome: Outcome;
}

/** Latest outcome of each answer by its key, as this window knows it. */
const outcomes = new Map<string, Outcome>();
const listeners = new Set<() => void>();
let otherWindows: BetweenWindows<Told> | undefined;

/** Channel to other windows: only one window sends, and any of them may show the question. */
function toOtherWindows(): BetweenWindows<Told> {
  otherWindows ??= betweenWindows<Told>(`${reviewName}.outcomes`, ({ uid, key, outcome }) => {
    note(key, outcome);
    void waitingReviews.look(uid);
  });
  return otherWindows;
}

function note(key: string, outcome: Outcome): void {
  outcomes.set(key, outcome);
  for (const listener of listeners) listener();
}

const sender = createSender({
  name: reviewName,
  list: waitingReviews,
  send: sendPending,
  isEmpty: isNothingPending,
  delayMs: retryDelayMs,
});

/**
 * Sends pending answers in order; called while no other window does. Deletes each after its response: if interrupted, it
 * is sent again and the server recognizes its key. Returns whether all were answered.
 */
async function sendPending(uid: string, signal: AbortSignal): Promise<boolean> {
  let isAny = false;
  while (!signal.aborted) {
    const [next] = await readPending(uid);
    if (!next) {
      if (isAny) await declareStale([reviewKey]);
      return true;
    }
    const outcome = await send(uid, next, signal);
    if (signal.aborted) return false;
    if (outcome.status === 'later') {
      // The others wait behind this one.
      for (const { key } of await readPending(uid)) note(key, outcome);
      return false;
    }
    await removePending(uid, next.key);
    note(next.key, outcome);
    toOtherWindows().tell({ uid, key: next.key, outcome });
    await waitingReviews.changed(uid);
    isAny = true;
  }
  return false;
}

async function send(userId: string, pending: PendingReview, signal: AbortSignal): Promise<Outcome> {
  try {
    if (isMark(pending)) {
      const params = { key: pending.easyKey };
      await call('POST /api/review/answers/{key}/easy', { params, body: { userId }, signal });
      return { status: 'marked' };
    }
    const { answer } = pending;
    const body = { ...pending, userId, answer: { picked: [...answer.picked], typed: [...answer.typed] } };
    return { status: 'graded', result: await call('POST /api/review/answers', { body, signal }) };
  } catch (error) {
    if (signal.aborted) return { status: 'later' };
    if (!(error instanceof ApiError)) throw error;
    return finalCodes.has(error.code) ? { status: 'refused', reason: error.message } : { status: 'later' };
  }
}

/** Sends pending answers while this user is signed in. Returns a function that stops it. */
export function startSendingReviews(uid: string): () => void {
  toOtherWindows();
  return sender.keepSending(uid);
}

/** Stores an answer or a mark and triggers sending; resolves when it is stored, online or offline. */
export function storeReview(uid: string, pending: PendingReview): Promise<void> {
  return sender.change(uid, () => addPending(uid, pending), true);
}

/** Outcomes of these answers so far, in their order; undefined for those without one. */
export function useOutcomes(keys: readonly string[]): readonly (Outcome | undefined)[] {
  useSyncExternalStore(subscribe, () =>
    keys
      .filter((key) => outcomes.has(key))
      .map(statusOf)
      .join(' '),
  );
  return keys.map((key) => outcomes.get(key));
}

function statusOf(key: string): string {
  return `${key} ${outcomes.get(key)?.status}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
