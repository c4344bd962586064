import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { createSender } from '../../../../platform/web/outbox/sender.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { CaseResult, Place } from '../exercise.ts';
import { type PendingSubmission, addPending, isNothingPending, noteProvisional } from './pending-submissions.ts';
import { waitingSubmissions } from './known-submissions.ts';
import { submissionsName } from './outbox-name.ts';
import { type Answer, sendPending } from './send-pending.ts';

// Sends submissions and holds their results. Kept apart, so that pages that only show progress do not load it.

const answers = new Map<string, Answer>();

/** Final result of a submission. */
export interface Ended {
  readonly uid: string;
  readonly submission: PendingSubmission;
  readonly answer: Exclude<Answer, { status: 'later' }>;
}

/** Last result of each account and exercise, for learners who return to an exercise. */
const ended = new Map<string, Ended>();
let otherWindows: BetweenWindows<Ended> | undefined;

/** Channel to other windows: only one window sends, and any of them may show the exercise. */
function toOtherWindows(): BetweenWindows<Ended> {
  otherWindows ??= betweenWindows<Ended>(`${submissionsName}.ended`, (told) => {
    note(told);
    void waitingSubmissions.look(told.uid);
  });
  return otherWindows;
}

function note(told: Ended): void {
  answers.set(told.submission.key, told.answer);
  ended.set(placeOf(told.uid, told.submission), told);
}

function placeOf(uid: string, { courseId, exerciseId }: Place): string {
  return `${uid} ${courseId} ${exerciseId}`;
}

const answeredRetryMs = 3000;
/** True if the last request got a response, but not one about the submission. */
let isAnswered = false;

const sender = createSender({
  name: submissionsName,
  list: waitingSubmissions,
  send: (uid, signal) =>
    sendPending(uid, signal, async (submission, answer) => {
      answers.set(submission.key, answer);
      if (answer.status !== 'later') {
        const told = { uid, submission, answer };
        note(told);
        toOtherWindows().tell(told);
      }
      isAnswered = answer.status === 'later' && answer.why !== 'away';
      if (answer.status !== 'later') void declareStale([exercisesKey, progressKey]);
      await waitingSubmissions.changed(uid);
    }),
  isEmpty: isNothingPending,
  delayMs: (failures) => (isAnswered ? answeredRetryMs * failures : retryDelayMs(failures)),
});

/** Sends pending submissions while this user is signed in. Returns a function that stops it. */
export function startSubmitting(uid: string): () => void {
  toOtherWindows();
  return sender.keepSending(uid);
}

/** Latest response to the submission with this key in this window. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && answers.get(key)) || null;
}

/**
 * Final result of the last submission of an exercise, sent by any window since this one first showed an exercise; null
 * if there is none or another one is pending.
 */
export function lastEnded(uid: string | null, place: Place): Ended | null {
  return (uid !== null && ended.get(placeOf(uid, place))) || null;
}

/** Stores a submission and triggers sending; resolves when it is stored, online or offline. */
export function submit(uid: string, submission: PendingSubmission): Promise<void> {
  ended.delete(placeOf(uid, submission));
  return sender.change(uid, () => addPending(uid, submission), true);
}

export function setProvisional(uid: string, key: string, verdicts: readonly CaseResult[]): Promise<void> {
  return sender.change(uid, () => noteProvisional(uid, key, verdicts), false);
}
